import { expect, test } from 'vitest'
import { axisPlaces } from './axisPlaces.ts'

test.each([
  [0, []],
  [1, [0]],
  [4, [0, 1, 2, 3]],
  [14, [1, 5, 9, 13]],
  [30, [5, 13, 21, 29]],
])('the named places out of %s stand in equal steps that end at the last', (count, places) => {
  expect(axisPlaces(count, 5)).toEqual(places)
})
