import { expect, test } from 'vitest'
import { evenLayout } from './evenLayout.ts'
import { nextRows, rowsInView } from './rowsInView.ts'

const layout = evenLayout(5_000, 100)

test.each([
  ['at the top', 0, { first: 0, last: 8 }],
  ['in the middle, with none beyond', 200_050, { first: 2_000, last: 2_009 }],
  ['in the middle, with many beyond', 200_050, { first: 1_980, last: 2_030 }],
  ['after a scroll down', 200_050, { first: 1_990, last: 2_009 }],
  ['after a scroll up', 200_050, { first: 2_000, last: 2_020 }],
  ['at the end', 499_100, { first: 4_991, last: 4_999 }],
])(
  'rows are made a few at a time until those 400 px around a view are there, and no other: %s',
  (_where, from, start) => {
    const view = { from, height: 900 }
    const sight = rowsInView(layout, view)
    let made = start
    for (let step = 0; step < 10; step += 1) {
      const next = nextRows(layout, view, made)
      const up = Math.max(0, made.first - next.first)
      const down = Math.max(0, next.last - made.last)
      expect(Math.min(up, down), 'rows at the other end').toBe(0)
      expect(Math.max(up, down)).toBeLessThanOrEqual(2)
      expect(next.first).toBeLessThanOrEqual(sight.first)
      expect(next.last).toBeGreaterThanOrEqual(sight.last)
      made = next
    }
    expect(made).toEqual(rowsInView(layout, view, 400))
  },
)
