import { describe, expect, it } from 'vitest'
import { gameTexts } from '../texts/gameTexts.ts'
import { parseStake } from '../amounts/parseStake.ts'
import { quickStakes, stakeProblem, stakeSteps } from './stakePanel.ts'

describe('parseStake', () => {
  it('reads typed amounts, also in full-width digits, and refuses anything else', () => {
    expect(parseStake('5')).toBe(500n)
    expect(parseStake('5.')).toBe(500n)
    expect(parseStake('¥1,000.5')).toBe(100050n)
    expect(parseStake('５．２５')).toBe(525n)
    expect(parseStake('1,234,567')).toBe(123456700n)
    for (const text of ['5.255', '1,5', '1，5', '1 5', '5,0', '1,0000', '1,000,5'])
      expect(parseStake(text), text).toBeNull()
    expect(parseStake('-5')).toBeNull()
    expect(parseStake('')).toBeNull()
  })
})

describe('stakeProblem', () => {
  const limits = { min: 100n, max: 500000n }
  const texts = gameTexts['zh-CN']

  it('says while typing that a stake is above or below the limits, or is no amount', () => {
    expect(stakeProblem('5000.01', limits, texts)).toBe('最高投注 ¥5,000')
    expect(stakeProblem('0.5', limits, texts)).toBe('最低投注 ¥1')
    expect(stakeProblem('5..', limits, texts)).toBe('请输入金额')
  })

  it('says while typing that a stake on a felt is no whole number of steps', () => {
    expect(stakeProblem('0.50', { min: 20n, max: 20_000n, step: 20n }, texts)).toBe('须为 ¥0.20 的整数倍')
    expect(stakeProblem('0.60', { min: 20n, max: 20_000n, step: 20n }, texts)).toBeNull()
  })

  it('says nothing of a stake that fits, and of an empty field', () => {
    expect(stakeProblem('5,000', limits, texts)).toBeNull()
    expect(stakeProblem('', limits, texts)).toBeNull()
  })
})

describe('stakes to choose from by a step or a tap', () => {
  it('the steps grow from the lower to the upper limit', () => {
    const steps = stakeSteps({ min: 150n, max: 7000n })
    expect(steps).toEqual([150n, 200n, 500n, 1000n, 2000n, 5000n, 7000n])
  })

  it('the steps of a felt are whole numbers of its step', () => {
    expect(stakeSteps({ min: 20n, max: 500n, step: 20n })).toEqual([20n, 100n, 200n, 500n])
  })

  it('there is one stake when both limits are equal', () => {
    expect(stakeSteps({ min: 100n, max: 100n })).toEqual([100n])
    expect(quickStakes({ min: 100n, max: 100n })).toEqual([100n])
  })

  it('up to four quick stakes lie inside the limits', () => {
    expect(quickStakes({ min: 100n, max: 500000n })).toEqual([100n, 500n, 2000n, 10000n])
    expect(quickStakes({ min: 100n, max: 1000n })).toEqual([100n, 500n, 1000n])
  })
})
