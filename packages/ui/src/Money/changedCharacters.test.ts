import { expect, test } from 'vitest'
import { changedCharacters } from './changedCharacters.ts'

test.each([
  ['¥100.00', '¥120.00', '2'],
  ['¥999.00', '¥1,000.00', '¥1,000'],
  ['¥1,000.50', '¥1,000.50', ''],
  ['¥5.00', '-¥5.00', '-'],
])('a change from %s to %s touches "%s"', (before, after, changed) => {
  const characters = changedCharacters(before, after)
  expect(characters.map(({ character }) => character).join('')).toBe(after)
  expect(
    characters
      .filter((entry) => entry.changed)
      .map(({ character }) => character)
      .join(''),
  ).toBe(changed)
})
