import { expect, test } from 'vitest'
import { evenLayout } from './evenLayout.ts'
import { measuredLayout } from './measuredLayout.ts'

const keys = Array.from({ length: 10_000 }, (_, index) => String(index))

test.each([
  ['even rows', evenLayout(10_000, 40)],
  ['rows that are all as guessed', measuredLayout(keys, new Map(), 40)],
])('rows stand under each other: %s', (_what, layout) => {
  expect(layout.total).toBe(400_000)
  expect(layout.offset(250)).toBe(10_000)
  expect(layout.indexAt(10_000)).toBe(250)
  expect(layout.indexAt(10_039)).toBe(250)
})

test.each([
  ['even rows', evenLayout(3, 40)],
  ['measured rows', measuredLayout(['a', 'b', 'c'], new Map([['b', 100]]), 40)],
])('beyond the ends of %s are the first and the last', (_what, layout) => {
  expect(layout.indexAt(-500)).toBe(0)
  expect(layout.indexAt(99_999)).toBe(2)
})

test('a measured row moves those after it and no other', () => {
  const layout = measuredLayout(keys, new Map([['1', 100]]), 40)
  expect([0, 1, 2, 3].map((index) => layout.offset(index))).toEqual([0, 40, 140, 180])
  expect([39, 40, 139, 140].map((px) => layout.indexAt(px))).toEqual([0, 1, 1, 2])
  expect(layout.total).toBe(400_060)
})

test('a list without rows has no height', () => {
  expect(measuredLayout([], new Map(), 40)).toMatchObject({ total: 0 })
  expect(evenLayout(0, 40).indexAt(100)).toBe(0)
})
