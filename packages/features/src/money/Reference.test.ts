import { expect, test } from 'vitest'
import { shortReference } from './Reference.tsx'

test.each([
  ['7d3ff3b8-c0ab-4a0d-b1f6-15fa0f96e99e', '7D3F-F3B8'],
  ['D20261121-17', 'D20261121-17'],
])('shows the reference %s as %s', (id, text) => {
  expect(shortReference(id)).toBe(text)
})
