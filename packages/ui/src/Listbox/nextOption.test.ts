import { expect, test } from 'vitest'
import { nextOption } from './nextOption.ts'

const three = [{ disabled: true }, {}, {}, { disabled: true }]

test.each([
  ['ArrowDown', -1, 1],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 1],
  ['ArrowUp', 1, 2],
  ['Home', 2, 1],
  ['End', 1, 2],
  ['PageDown', 1, 2],
  ['PageUp', 2, 1],
  ['x', 1, null],
])('the key %s from %d comes to %s, past what cannot be chosen', (key, from, to) => {
  expect(nextOption(key, from, three)).toBe(to)
})

test('where nothing can be chosen, no key moves anywhere', () => {
  expect(nextOption('ArrowDown', -1, [{ disabled: true }])).toBeNull()
  expect(nextOption('End', -1, [])).toBeNull()
})
