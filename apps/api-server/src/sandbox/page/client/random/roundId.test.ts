import { expect, it } from 'vitest'
import { roundId } from './roundId.ts'

it('makes a different version 4 UUID for every round', () => {
  const ids = Array.from({ length: 50 }, () => roundId(crypto))
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
  expect(new Set(ids).size).toBe(50)
})
