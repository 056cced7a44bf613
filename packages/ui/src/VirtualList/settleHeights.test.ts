import { expect, test } from 'vitest'
import { settleHeights } from './settleHeights.ts'

const unknown = { heights: new Map<string, number>(), usual: 40 }

test('the first rows say how high most are, and only those that differ are remembered', () => {
  const found = new Map([
    ['a', 52],
    ['b', 52],
    ['c', 90],
  ])
  expect(settleHeights(unknown, found, 40)).toEqual({ heights: new Map([['c', 90]]), usual: 52 })
})

test('a row that is a hair off its guess changes nothing', () => {
  expect(settleHeights(unknown, new Map([['a', 40.2]]), 40)).toBeNull()
})

test('a row that is as high as most again is forgotten, and what most are stays', () => {
  const known = { heights: new Map([['c', 90]]), usual: 52 }
  expect(settleHeights(known, new Map([['c', 52]]), 40)).toEqual({ heights: new Map(), usual: 52 })
  expect(settleHeights(known, new Map([['c', 90]]), 40)).toBeNull()
})
