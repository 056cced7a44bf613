import { expect, it } from 'vitest'
import { tierOf } from './outcome.ts'

it('gives no winning tier to a return at or below the stake', () => {
  expect(tierOf(100n, 0n)).toBe('none')
  expect(tierOf(100n, 1n)).toBe('part')
  expect(tierOf(100n, 100n)).toBe('part')
  expect(tierOf(100n, 101n)).toBe('win')
  expect(tierOf(100n, 1000n)).toBe('big')
})
