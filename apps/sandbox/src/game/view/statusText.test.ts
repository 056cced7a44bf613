import { describe, expect, it } from 'vitest'
import { initialState, type GameState } from '../state/gameState.ts'
import { gameTexts } from '../texts/gameTexts.ts'
import { buttonText, noticeText } from './statusText.ts'

const { 'zh-CN': zh, en } = gameTexts

const idle: GameState = {
  ...initialState,
  phase: 'idle',
  balance: 1000n,
  stake: 100n,
  limits: { min: 100n, max: 500n },
}

describe('notice and button of the game page', () => {
  it('show no notice while a round can be started', () => {
    expect(noticeText(idle, zh)).toBe('')
    expect(buttonText(idle, zh)).toBe('开始')
  })

  it('name a pause, a lost connection, a low balance and the end', () => {
    expect(buttonText({ ...idle, paused: true }, zh)).toBe('已暂停')
    expect(buttonText({ ...idle, online: false }, zh)).toBe('连接已断开')
    expect(noticeText({ ...idle, online: false }, zh)).toContain('游戏已停止')
    expect(buttonText({ ...idle, balance: 99n }, zh)).toBe('余额不足')
    expect(buttonText({ ...idle, phase: 'closed', notice: { kind: 'ended' } }, zh)).toBe('已结束')
  })

  it('offer to continue an interrupted round and name the held stake', () => {
    const unclear: GameState = {
      ...idle,
      phase: 'unconfirmed',
      open: { round: 'r', stake: 250n, bets: [], nextCall: 'settle' },
      notice: { kind: 'interrupted' },
    }
    expect(buttonText(unclear, zh)).toBe('继续本局')
    expect(noticeText(unclear, zh)).toContain('¥2.50')
    expect(noticeText(unclear, en)).toContain('¥2.50')
  })

  it('explain a refusal, and say of an unknown one that nothing was charged', () => {
    const refused = (code: string): GameState => ({ ...idle, notice: { kind: 'refused', code } })
    expect(noticeText(refused('amount-out-of-range'), zh)).toBe(zh.refusals['amount-out-of-range'])
    expect(noticeText(refused('something-new'), en)).toBe(en.refusedOther)
    expect(noticeText(refused('toString'), zh)).toBe(zh.refusedOther)
  })

  it('explain the same refusals in both languages', () => {
    expect(Object.keys(en.refusals)).toEqual(Object.keys(zh.refusals))
  })
})
