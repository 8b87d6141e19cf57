/** Asks the server for games and tables. */
import type { Games, NewTable, RefusedRequest, TableOpened } from '../wire'

export class Refused extends Error {
  code: string
  args: Record<string, unknown>
  constructor(told: RefusedRequest) {
    super(told.code)
    this.code = told.code
    this.args = told.args
  }
}

export async function games(): Promise<Games> {
  return read(await fetch('/api/games'))
}

export async function open(table: NewTable): Promise<TableOpened> {
  return read(
    await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    }),
  )
}

async function read<T>(answer: Response): Promise<T> {
  const body: unknown = await answer.json()
  if (!answer.ok) throw new Refused(body as RefusedRequest)
  return body as T
}

/** The last tables of this browser, to go on with. */
const KEY = 'roadstead-tables'
export interface Kept {
  room: string
  game: string
  at: number
}

export function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[]
  } catch {
    return []
  }
}

export function keep(room: string, game: string): void {
  const others = kept().filter((each) => each.room !== room)
  localStorage.setItem(KEY, JSON.stringify([{ room, game, at: Date.now() }, ...others].slice(0, 8)))
}
