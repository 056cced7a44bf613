import { describe, expect, it } from 'vitest'
import { initialState, type GameState } from '../round/gameState.ts'
import { en } from '../text/en.ts'
import { zh } from '../text/zh.ts'
import { buttonText } from './buttonText.ts'
import { noticeText } from './noticeText.ts'

const idle: GameState = {
  ...initialState,
  phase: 'idle',
  balance: 1000n,
  stake: 100n,
  limits: { min: 100n, max: 500n },
}

describe('what the page says', () => {
  it('is silent while a round can be played', () => {
    expect(noticeText(idle, zh)).toBe('')
    expect(buttonText(idle, zh)).toBe('开始')
  })

  it('names a hold, a lost connection, a low balance and the end', () => {
    expect(buttonText({ ...idle, held: true }, zh)).toBe('已暂停')
    expect(buttonText({ ...idle, online: false }, zh)).toBe('连接已断开')
    expect(noticeText({ ...idle, online: false }, zh)).toContain('游戏已停止')
    expect(buttonText({ ...idle, balance: 99n }, zh)).toBe('余额不足')
    expect(buttonText({ ...idle, phase: 'closed', notice: { kind: 'ended' } }, zh)).toBe('已结束')
  })

  it('offers to continue a round in doubt and names the held stake', () => {
    const unclear: GameState = {
      ...idle,
      phase: 'unclear',
      open: { round: 'r', stake: 250n, owes: 'settle' },
      notice: { kind: 'interrupted' },
    }
    expect(buttonText(unclear, zh)).toBe('继续本局')
    expect(noticeText(unclear, zh)).toContain('¥2.50')
    expect(noticeText(unclear, en)).toContain('¥2.50')
  })

  it('explains a refusal, and says of one it does not know that nothing was charged', () => {
    const refused = (code: string): GameState => ({ ...idle, notice: { kind: 'refused', code } })
    expect(noticeText(refused('amount-out-of-range'), zh)).toBe(zh.refusals['amount-out-of-range'])
    expect(noticeText(refused('something-new'), en)).toBe(en.refusedOther)
    expect(noticeText(refused('toString'), zh)).toBe(zh.refusedOther)
  })

  it('has every refusal in both languages', () => {
    expect(Object.keys(en.refusals)).toEqual(Object.keys(zh.refusals))
  })
})
