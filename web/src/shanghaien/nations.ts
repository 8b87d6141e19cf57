/** The eight nations, each with a colour and a glyph of its own: nothing hangs on colour alone. */
export const NATIONS = ['red', 'azure', 'blue', 'yellow', 'orange', 'purple', 'green', 'grey'] as const
export type Nation = (typeof NATIONS)[number]

/** Drawn in a box of 24, with evenodd filling. */
export const GLYPHS: Record<Nation, string> = {
  red: 'M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z',
  azure: 'M12 2c2.5 3 2.5 5.5 1.3 8 2.2-2.6 6.7-2 7.2 1.3.5 2.9-2.5 4.2-4.3 2.7l.3-1.5h-2.3L15.5 16h-2.3l1 6H9.8l1-6H8.5l1.3-3.5H7.5l.3 1.5c-1.8 1.5-4.8.2-4.3-2.7C4 8 8.5 7.4 10.7 10 9.5 7.5 9.5 5 12 2z',
  blue: 'M9 2h6l-1 7 7-1v8l-7-1 1 7H9l1-7-7 1V8l7 1z',
  yellow: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM8.5 8.5h7v7h-7z',
  orange: 'M12 2l10 10-10 10L2 12zM12 7l-5 5 5 5 5-5z',
  purple: 'M14 2.5A9.6 9.6 0 1 0 14 21.5 7.8 7.8 0 1 1 14 2.5zM17.5 9l1 2.2 2.4.2-1.8 1.6.5 2.4-2.1-1.2-2.1 1.2.5-2.4-1.8-1.6 2.4-.2z',
  green: 'M12 2l4 5h5v5l-4 2 1 7-6-3-6 3 1-7-4-2V7h5z',
  grey: 'M3 5h18v3H3zM4 10h16v3H4zM3 15h18v3H3zM8 19h8v3H8z',
}

export interface Sailor {
  nation: Nation
  value: number
}

/** A card's word as a Sailor; a Dirty Trick is none. */
export function sailor(card: string): Sailor | null {
  const found = /^([a-z]+)([1-4])$/.exec(card)
  const nation = NATIONS.find((each) => each === found?.[1])
  return nation ? { nation, value: Number(found?.[2]) } : null
}

/** The two actions on a Dirty Trick of the deck, or the card's own name. */
export const ACTIONS: Record<string, string> = { J: 'joker', P: 'nudge', B: 'both', R: 'reroll' }
