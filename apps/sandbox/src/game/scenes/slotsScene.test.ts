import { expect, it } from 'vitest'
import { reelsAt } from './slotsScene.ts'

it('reels show the symbol they stopped at in the middle, and its neighbours around it, over the end of the strip', () => {
  expect(reelsAt([0, 14, 19])).toEqual([
    ['seven', 'wave', 'lotus'],
    ['lantern', 'koi', 'lotus'],
    ['coin', 'seven', 'wave'],
  ])
})
