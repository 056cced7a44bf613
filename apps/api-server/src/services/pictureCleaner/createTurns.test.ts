import { expect, test, vi } from 'vitest'
import { createTurns } from './createTurns.ts'

const busy = { code: 'picture-busy' }

test('work that waits longer than the patience is refused, never begins, and holds up nobody after it', async () => {
  const take = createTurns({ atOnce: 1, waiting: 3, patience: 10 })
  const long = Promise.withResolvers<string>()
  const first = take(() => long.promise)
  const late = vi.fn(async () => 'late')
  await expect(take(late)).rejects.toMatchObject(busy)
  long.resolve('first')
  expect(await first).toBe('first')
  expect(await take(async () => 'next')).toBe('next')
  expect(late).not.toHaveBeenCalled()
})

test('work that has begun is not given up, however long it takes', async () => {
  const take = createTurns({ atOnce: 1, waiting: 1, patience: 10 })
  const long = Promise.withResolvers<string>()
  const first = take(() => long.promise)
  // Its patience would be over before that of the second.
  await expect(take(async () => 'second')).rejects.toMatchObject(busy)
  long.resolve('first')
  expect(await first).toBe('first')
})

test('more than may wait are refused at once, and what fails is told to its caller alone', async () => {
  const take = createTurns({ atOnce: 1, waiting: 1, patience: 60_000 })
  const long = Promise.withResolvers<string>()
  const first = take(() => long.promise)
  const second = take(async () => 'second')
  await expect(take(async () => 'third')).rejects.toMatchObject(busy)
  long.reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('second')
})
