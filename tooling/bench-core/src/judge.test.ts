import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import type { Measured } from './timeCalls.ts'

const roles = { name: 'own', yardstick: 'fetch', rivals: ['rival'] }
/** A hundred rounds that scatter by a fifth to both sides, each in its own order. */
const taken = (name: string, micros: number, step: number, wallMicros = micros): Measured => {
  const scattered = (around: number) =>
    Array.from({ length: 100 }, (_, round) => around * (0.8 + (((round * step) % 100) / 100) * 0.4))
  return { name, cpu: scattered(micros), wall: scattered(wallMicros) }
}
const verdictOf = (own: number, rival: number, step = 7) => {
  const measured = [taken('fetch', 10, 3), taken('own', own, step), taken('rival', rival, 11)]
  const { comparisons, complaints } = judge(measured, roles)
  return [comparisons.find(({ against }) => against === 'rival')?.verdict, complaints] as const
}

describe('judge', () => {
  it('judge has nothing to say where the package is quick', () => {
    expect(verdictOf(11, 20)).toEqual(['below', []])
  })

  it('leaves to noise what noise may explain', () => {
    expect(verdictOf(11, 11)).toEqual(['within noise', []])
  })

  it('complains of a rival that is quicker beyond noise', () => {
    expect(verdictOf(12, 9)).toEqual(['above', [expect.stringMatching(/^not below rival: 1\.\d\d times/)]])
  })

  it('complains when CPU time is above 1.3 times the yardstick', () => {
    const { complaints } = judge(
      [taken('fetch', 10, 3), taken('own', 14, 3, 10), taken('rival', 30, 11)],
      roles,
    )
    expect(complaints).toEqual(['1.40 times fetch by CPU time, 1.3 at most'])
  })

  it('complains of wall time only beyond noise', () => {
    const complaintsOf = (own: Measured) =>
      judge([taken('fetch', 10, 3), own, taken('rival', 30, 11)], roles).complaints
    expect(complaintsOf(taken('own', 10, 7, 13.1))).toEqual([])
    expect(complaintsOf(taken('own', 10, 3, 14))).toEqual(['1.40 times fetch by wall time, 1.3 at most'])
  })

  it('complains when nothing was measured', () => {
    const nothing = ['fetch', 'own', 'rival'].map((name) => ({ name, wall: [], cpu: [] }))
    expect(judge(nothing, roles).complaints).toHaveLength(2)
    expect(() => judge([], roles)).toThrow('own was not measured')
  })
})
