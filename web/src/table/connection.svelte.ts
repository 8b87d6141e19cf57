/** One table over its socket: what the server told, and what is said to it. Knows no rules. */
import type {
  AnyEntry,
  Because,
  FromBrowser,
  FromServer,
  Moment,
  News,
  Refusal,
  Seen,
  Setting,
  Welcome,
} from '../wire'
import { PROTOCOL } from '../wire'
import { hex, sha256, unhex } from './sha256'

type Answer = Because | Refusal | Seen | null
/** A command as it is written here; its name is given when it is sent. */
type Command = FromBrowser extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never

const SOONEST = 400
const LATEST = 8000

export class Table {
  room: string
  status = $state<'connecting' | 'open' | 'lost' | 'outdated' | 'missing'>('connecting')
  game = $state('')
  options = $state.raw<Record<string, string>>({})
  you = $state.raw<number[]>([])
  keys = $state.raw<Record<string, string>>({})
  seq = $state(0)
  setting = $state.raw<Setting | null>(null)
  entries = $state.raw<AnyEntry[]>([])
  moments = $state.raw<Moment[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** Told once for each batch of news, after the state has changed. */
  onnews: (entries: AnyEntry[]) => void = () => {}

  private socket: WebSocket | null = null
  private waiting = new Map<string, (answer: Answer) => void>()
  private unanswered = new Map<string, FromBrowser>()
  private patience = SOONEST
  private closed = false
  private promised = new Set<string>()

  constructor(room: string) {
    this.room = room
    this.connect()
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }

  /** Say a command; the promise holds when it is committed, or with the refusal. */
  say(command: Command): Promise<Answer> {
    const id = hex(crypto.getRandomValues(new Uint8Array(12)))
    const whole = { ...command, id } as FromBrowser
    this.refusal = null
    this.unanswered.set(id, whole)
    this.post(whole)
    return new Promise((resolve) => this.waiting.set(id, resolve))
  }

  play(seat: number, move: string): Promise<Answer> {
    const moment = this.moments.find((each) => each.seat === seat)
    return this.say({ kind: 'play', seat, move, seq: moment?.seq ?? this.seq })
  }

  private post(message: FromBrowser): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.room}/socket`)
    this.socket = socket
    socket.onopen = () => this.post({ kind: 'hello', protocol: PROTOCOL })
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = (event) => this.lost(event.code)
  }

  private lost(code: number): void {
    if (this.closed) return
    if (code === 4000) {
      this.status = 'outdated'
      return
    }
    this.status = 'lost'
    setTimeout(() => this.connect(), this.patience * (0.5 + Math.random()))
    this.patience = Math.min(this.patience * 2, LATEST)
  }

  private hear(message: FromServer): void {
    if (message.kind === 'welcome') this.welcome(message)
    else if (message.kind === 'news') this.news(message)
    else this.answer(message)
  }

  private welcome(message: Welcome): void {
    this.status = 'open'
    this.patience = SOONEST
    this.game = message.game
    this.options = message.options
    this.entries = message.entries
    this.take(message)
    for (const command of this.unanswered.values()) this.post(command)
  }

  private news(message: News): void {
    const known = this.entries.at(-1)?.seq ?? 0
    const fresh = message.entries.filter((entry) => entry.seq > known)
    this.entries = [...this.entries, ...fresh]
    this.take(message)
    this.onnews(fresh)
  }

  private take(message: Welcome | News): void {
    this.seq = message.seq
    this.you = message.you
    this.keys = message.keys
    this.setting = message.setting
    this.moments = message.moments
    this.tendNonces()
  }

  private answer(message: Exclude<FromServer, Welcome | News>): void {
    const id = message.id ?? ''
    this.unanswered.delete(id)
    if (message.kind === 'refusal') this.refusal = message
    this.waiting.get(id)?.(message.kind === 'done' ? null : message)
    this.waiting.delete(id)
  }

  /** Promise a nonce for each of our seats, and open it once everybody has promised. */
  private tendNonces(): void {
    if (this.setting?.status !== 'nonces') return
    const people = this.setting.chairs.filter((chair) => chair.sitter === 'person')
    const open = people.every((chair) => chair.promised)
    for (const chair of people.filter((each) => this.you.includes(each.seat))) {
      const nonce = this.nonce(chair.seat)
      if (!chair.promised) this.once('promise', chair.seat, { hash: sha256(unhex(nonce)) })
      else if (open && !chair.nonce_given) this.once('nonce', chair.seat, { nonce })
    }
  }

  private once(kind: 'promise' | 'nonce', seat: number, facts: object): void {
    if (this.promised.has(`${kind}${seat}`)) return
    this.promised.add(`${kind}${seat}`)
    void this.say({ kind, seat, ...facts } as Command)
  }

  /** The nonce of a seat, remembered in case the page is loaded again before it is opened. */
  private nonce(seat: number): string {
    const key = `nonce-${this.room}-${seat}`
    const kept = sessionStorage.getItem(key)
    if (kept) return kept
    const fresh = hex(crypto.getRandomValues(new Uint8Array(32)))
    sessionStorage.setItem(key, fresh)
    return fresh
  }
}
