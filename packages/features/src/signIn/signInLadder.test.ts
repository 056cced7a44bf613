import { expect, test } from 'vitest'
import { ladderOf, nextReward } from './signInLadder.ts'

const ladder = [18n, 28n, 38n, 58n, 68n, 88n, 888n].map((reward) => ({ reward, points: 10 }))
const states = (streak: number, signedToday: boolean) =>
  ladderOf({ ladder, streak, signedToday })
    .map(({ state }) => state[0])
    .join('')

test.each([
  [0, false, 'nllllll', 18n],
  [1, true, 'dnlllll', 28n],
  [6, false, 'ddddddn', 888n],
  [7, true, 'ddddddd', 18n],
  [7, false, 'nllllll', 18n],
  [9, true, 'ddnllll', 38n],
])('a streak of %i days, signed today: %s', (streak, signedToday, expected, next) => {
  expect(states(streak, signedToday)).toBe(expected)
  expect(nextReward({ ladder, streak }).reward).toBe(next)
})
