import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordScore } from './passwordScore.ts'

test('nothing scores nothing, and what breaks the rule is weak', () => {
  expect(passwordScore('', '')).toBe(0)
  expect(passwordScore('short1', '')).toBe(1)
  expect(passwordScore('onlyletters', '')).toBe(1)
  expect(passwordScore('1234567890', '')).toBe(1)
})

test('a password that names its account or repeats few signs is weak', () => {
  expect(passwordScore('liming2026', 'liming')).toBe(1)
  expect(passwordScore('aaaa1111', '')).toBe(1)
})

test('length and variety raise it', () => {
  expect(passwordScore('carrot42', '')).toBe(2)
  expect(passwordScore('Carrot-42', '')).toBe(3)
  expect(passwordScore('Carrot-42-boat', '')).toBe(4)
  expect(passwordScore('four plain words 1', '')).toBe(4)
})

test('adding signs never makes an unnamed password weaker', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 20 }), (start, more) => {
      expect(passwordScore(start + more, '')).toBeGreaterThanOrEqual(passwordScore(start, ''))
    }),
  )
})
