import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordScore } from './passwordStrength.ts'

test('scores an empty password 0 and one that breaks the rule 1', () => {
  expect(passwordScore('', '')).toBe(0)
  expect(passwordScore('short1', '')).toBe(1)
  expect(passwordScore('onlyletters', '')).toBe(1)
  expect(passwordScore('1234567890', '')).toBe(1)
})

test('scores a password 1 that contains the account name or repeats few characters', () => {
  expect(passwordScore('liming2026', 'liming')).toBe(1)
  expect(passwordScore('aaaa1111', '')).toBe(1)
})

test('scores longer and more varied passwords higher', () => {
  expect(passwordScore('carrot42', '')).toBe(2)
  expect(passwordScore('Carrot-42', '')).toBe(3)
  expect(passwordScore('Carrot-42-boat', '')).toBe(4)
  expect(passwordScore('four plain words 1', '')).toBe(4)
})

test('never scores a password lower for added characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 20 }), (start, more) => {
      expect(passwordScore(start + more, '')).toBeGreaterThanOrEqual(passwordScore(start, ''))
    }),
  )
})
