import { describe, expect, it } from 'vitest'
import type { SettledRound } from '../calls/gameCalls.ts'
import { canSkip, initialState, playBlock, type GameEvent, type GameState } from './gameState.ts'
import { reduceGame } from './reduceGame.ts'

const opened: GameEvent = {
  type: 'opened',
  balance: 10_000n,
  limits: { min: 100n, max: 5_000n },
  engine: 'football',
  openRound: null,
}
const settled: SettledRound = {
  round: 'r1',
  stake: 3_500n,
  payout: 2_230n,
  balance: 8_730n,
  multiplier: '0.63',
  play: null,
  next: { hash: 'h', nonce: 2 },
}
const play: GameEvent = { type: 'play', round: 'r1' }
const staked: GameEvent = { type: 'staked', round: 'r1', balance: 6_500n }

function after(...events: readonly GameEvent[]): GameState {
  return events.reduce((state, event) => reduceGame(state, event), initialState)
}

describe('the bet slip of a match', () => {
  const toggle = (selection: string): GameEvent => ({ type: 'selection-toggled', selection })
  const type = (selection: string, typed: string): GameEvent => ({ type: 'bet-typed', selection, typed })
  const made = [opened, toggle('home'), type('home', '10'), toggle('over'), type('over', '25')] as const

  it('a slip is read once more, and then placed as one round of its bets', () => {
    const read = after(...made, play)
    expect(read).toMatchObject({ phase: 'idle', open: null, slip: { reviewing: true } })
    expect(reduceGame(read, { type: 'review-left' }).slip?.reviewing).toBe(false)
    expect(reduceGame(read, play)).toMatchObject({
      phase: 'staking',
      open: {
        stake: 3_500n,
        bets: [
          { selection: 'home', amount: 1_000n },
          { selection: 'over', amount: 2_500n },
        ],
      },
    })
  })

  it('nothing can be placed while a slip is empty, an amount does not fit, or the balance is too low', () => {
    expect(playBlock(after(opened))).toBe('unchosen')
    expect(playBlock(after(...made, type('over', '0.50')))).toBe('unfit')
    expect(playBlock(after(...made, type('over', '')))).toBe('unfit')
    const poor: GameEvent = { ...opened, balance: 3_499n }
    expect(playBlock(after(poor, ...made.slice(1)))).toBe('short')
    expect(playBlock(after(...made))).toBeNull()
  })

  it('a bet that is taken out comes back with its amount, and all can be cleared', () => {
    const out = after(...made, toggle('home'))
    expect(out.slip?.bets).toEqual([{ selection: 'over', typed: '25' }])
    expect(reduceGame(out, { type: 'bet-restored' }).slip?.bets).toEqual(after(...made).slip?.bets)
    expect(after(...made, { type: 'choice-cleared' }).slip?.bets).toEqual([])
  })

  it('keeps the slip when a bet is no longer offered, and takes it off the list of what can be placed', () => {
    const refused: GameEvent = { type: 'refused', code: 'invalid-input', openRound: null, closed: ['over'] }
    const state = after(...made, play, play, refused)
    expect(state).toMatchObject({ phase: 'idle', open: null, balance: 10_000n, slip: { closed: ['over'] } })
    expect(state.slip?.bets).toHaveLength(2)
    expect(playBlock(state)).toBe('unfit')
    expect(playBlock(reduceGame(state, toggle('over')))).toBeNull()
  })

  it('an unanswered stake keeps the slip as it is and is placed again under the same round', () => {
    const state = after(...made, play, play, { type: 'unanswered' })
    expect(state).toMatchObject({ phase: 'unconfirmed', open: { round: 'r1', stake: 3_500n } })
    expect(reduceGame(state, toggle('even'))).toBe(state)
    expect(reduceGame(state, { type: 'retry' }).open?.bets).toHaveLength(2)
  })

  it('a slip is empty once its stake is placed', () => {
    expect(after(...made, play, play, staked)).toMatchObject({
      phase: 'settling',
      balance: 6_500n,
      slip: { bets: [], reviewing: false },
    })
  })

  it('a match that is watched can be skipped, and only while it is', () => {
    const watched = after(...made, play, play, staked, { type: 'settled', settled })
    expect([canSkip(watched), playBlock(watched)]).toEqual([true, 'busy'])
    expect(canSkip(after(...made, play, play, staked))).toBe(false)
    expect(canSkip(reduceGame(watched, { type: 'revealed' }))).toBe(false)
  })

  it('a round of an earlier visit is told without changing the balance, unless one of this visit is', () => {
    const recalled: GameEvent = { type: 'recalled', settled }
    expect(after(opened, recalled)).toMatchObject({ balance: 10_000n, settled: [settled] })
    const running = after(...made, play, play)
    expect(reduceGame(running, recalled)).toBe(running)
  })
})
