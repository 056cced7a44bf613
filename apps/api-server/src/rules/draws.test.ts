import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawAt, drawSecondsOf } from './draws.ts'

const at = (time: string, seconds = 60) => drawAt(seconds, Date.parse(time))

describe('draws on the business clock', () => {
  test('a draw is named by the day in Shanghai on which it opens, and its number on that day', () => {
    expect(at('2026-11-22T16:00:00Z')).toMatchObject({ issue: '20261123-0001', number: 1 })
    expect(at('2026-11-22T15:59:59.999Z')).toMatchObject({ issue: '20261122-1440', number: 1440 })
    expect(at('2026-11-22T16:14:00Z', 300)).toMatchObject({ issue: '20261123-0003' })
    expect(at('2026-11-23T15:59:59Z', 180)).toMatchObject({ issue: '20261123-0480' })
  })

  test('draws follow each other without a gap, close before they are drawn, and none has the name of another', () => {
    const anyPeriod = fc.constantFrom(2, 4, 60, 180, 300)
    const anyTime = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') })
    fc.assert(
      fc.property(anyPeriod, anyTime, (seconds, time) => {
        const draw = drawAt(seconds, time)
        expect(draw.opensAt <= time && time < draw.drawsAt).toBe(true)
        expect(draw.opensAt < draw.closesAt && draw.closesAt < draw.drawsAt).toBe(true)
        const next = drawAt(seconds, draw.drawsAt)
        expect(next.opensAt).toBe(draw.drawsAt)
        expect(next.issue).not.toBe(draw.issue)
        expect(next.number === draw.number + 1 || next.number === 1).toBe(true)
        expect(drawAt(seconds, draw.drawsAt - 1)).toEqual(draw)
      }),
    )
  })

  test('a title says in its name how often it is drawn, once a minute where it says nothing', () => {
    expect(drawSecondsOf('fiveDigits', '晴川分分彩')).toBe(60)
    expect(drawSecondsOf('fiveDigits', '晴川三分彩')).toBe(180)
    expect(drawSecondsOf('fiveDigits', '芒种五分彩')).toBe(300)
    expect(drawSecondsOf('fiveDigits', '秋分排列五')).toBe(60)
    expect(drawSecondsOf('quickThree', '快三分分')).toBe(60)
    expect(drawSecondsOf('scratchCard', '九宫刮卡')).toBeNull()
  })
})
