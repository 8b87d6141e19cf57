import { expect, test } from 'vitest'
import { GLYPHS, NATIONS, sailor } from './nations'

test('each of the 32 Sailors has its nation and value', () => {
  for (const nation of NATIONS) {
    for (let value = 1; value <= 4; value++) {
      expect(sailor(`${nation}${value}`)).toEqual({ nation, value })
    }
  }
})

test('tricks and nonsense are no Sailors', () => {
  for (const card of ['JB', 'captain', 'extra1', 'red5', 'mauve1', '']) expect(sailor(card)).toBeNull()
})

test('no two nations share a glyph', () => {
  expect(new Set(Object.values(GLYPHS)).size).toBe(NATIONS.length)
})
