/** What the page says, from the same Fluent files as the rest of Roadstead. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

export const LANGUAGES = {
  en: 'English',
  ru: 'Русский',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch',
} as const
export type Language = keyof typeof LANGUAGES
export type Argument = string | number

/** The files of the first screen; a game's own come with its table. */
const FIRST = ['page', 'errors']
const KEY = 'roadstead-language'

class Texts {
  language = $state<Language>(spoken())
  private bundle = $state.raw(new FluentBundle('en'))
  private files = new Set<string>(FIRST)

  /** Read the files of the language; the page waits for them once. */
  async load(...files: string[]): Promise<void> {
    for (const file of files) this.files.add(file)
    const bundle = new FluentBundle(this.language, { useIsolating: false })
    const sources = await Promise.all([...this.files].map((file) => source(this.language, file)))
    for (const text of sources) bundle.addResource(new FluentResource(text))
    this.bundle = bundle
    document.documentElement.lang = this.language
  }

  async speak(language: Language): Promise<void> {
    this.language = language
    localStorage.setItem(KEY, language)
    await this.load()
  }

  has(id: string): boolean {
    return this.pattern(id) !== null
  }

  /** The text of a message, or of an attribute as in `shanghaien-B1.refused`. */
  say(id: string, facts: Record<string, Argument> = {}): string {
    const pattern = this.pattern(id)
    return pattern === null ? id : this.bundle.formatPattern(pattern, facts, [])
  }

  private pattern(id: string) {
    const [name = '', attribute] = id.split('.')
    const message = this.bundle.getMessage(name)
    if (!message) return null
    return attribute ? (message.attributes[attribute] ?? null) : message.value
  }

  /** Facts as texts take them: cards and nations by name, lists joined, truth as yes and no. */
  told(game: string, facts: Record<string, unknown>): Record<string, Argument> {
    const told: Record<string, Argument> = {}
    for (const [name, value] of Object.entries(facts)) told[name] = this.one(game, name, value)
    return told
  }

  private one(game: string, name: string, value: unknown): Argument {
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (Array.isArray(value)) return value.join(', ')
    if (typeof value === 'number') return value
    const id = `${game}-${name}-${String(value)}`
    return this.has(id) ? this.say(id) : String(value)
  }
}

function spoken(): Language {
  const asked = [localStorage.getItem(KEY) ?? '', ...navigator.languages]
  const known = asked.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES)
  return (known ?? 'en') as Language
}

async function source(language: Language, file: string): Promise<string> {
  const answer = await fetch(`/texts/${language}/${file}.ftl`)
  if (!answer.ok) throw new Error(`${file}.ftl: ${answer.status}`)
  return answer.text()
}

export const texts = new Texts()
export const say = (id: string, facts?: Record<string, Argument>): string => texts.say(id, facts)
