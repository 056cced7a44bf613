import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createUuid } from './random.ts'

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

it('createUuid gives a version 4 UUID whatever the random bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 36, maxLength: 36 }), (random) => {
      expect(createUuid({ getRandomValues: (bytes) => bytes.set(random) })).toMatch(V4)
    }),
  )
})

it('createUuid gives no id twice', () => {
  expect(new Set(Array.from({ length: 1000 }, () => createUuid(crypto))).size).toBe(1000)
})
