import { expect, test } from 'vitest'
import { chartScale } from './chartScale.ts'
import { linePath } from './linePath.ts'

test('a line runs from edge to edge and breaks where a value is missing', () => {
  const scale = chartScale(5, [-100n, 0n, 100n])
  expect(linePath([-100n, 0n, null, 100n, 50n], scale)).toBe(
    'M0.000 100.000L25.000 50.000M75.000 0.000L100.000 25.000',
  )
})

test('a single value stands in the middle', () => {
  expect(linePath([50n], chartScale(1, [0n, 100n]))).toBe('M50.000 50.000')
})
