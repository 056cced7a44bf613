import { expect, test } from 'vitest'
import { countText } from './countText.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-100_000, '-100,000'],
  [1_234_567, '1,234,567'],
])('writes the count %d as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})
