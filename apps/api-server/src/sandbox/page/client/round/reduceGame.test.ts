import { describe, expect, it } from 'vitest'
import type { GameEvent } from './gameEvent.ts'
import { initialState, type GameState, type SettledRound } from './gameState.ts'
import { playBlock } from './playBlock.ts'
import { reduceGame } from './reduceGame.ts'

const open: GameEvent = {
  type: 'opened',
  balance: 10000n,
  limits: { min: 100n, max: 5000n },
  openRound: null,
}
const settled: SettledRound = {
  round: 'r1',
  stake: 100n,
  payout: 250n,
  balance: 10150n,
  multiplier: '2.50',
  seed: 7,
}
const play: GameEvent = { type: 'play', round: 'r1' }
const staked: GameEvent = { type: 'staked', round: 'r1', balance: 9900n }

function after(...events: GameEvent[]): GameState {
  let state = initialState
  for (const event of events) state = reduceGame(state, event)
  return state
}

describe('a round', () => {
  it('goes from stake to settlement to reveal, and the balance follows the replies', () => {
    expect(after(open, play)).toMatchObject({ phase: 'staking', balance: 10000n })
    expect(after(open, play, staked)).toMatchObject({ phase: 'settling', balance: 9900n })
    expect(after(open, play, staked, { type: 'settled', settled })).toMatchObject({
      phase: 'revealing',
      balance: 9900n,
      open: null,
    })
    expect(after(open, play, staked, { type: 'settled', settled }, { type: 'revealed' })).toMatchObject({
      phase: 'idle',
      balance: 10150n,
      settled: [settled],
    })
  })

  it('cannot begin while another is on its way', () => {
    const state = after(open, play)
    expect(reduceGame(state, { type: 'play', round: 'r2' })).toBe(state)
    expect(playBlock(state)).toBe('busy')
  })

  it('cannot begin with more than the balance', () => {
    const poor = after({ ...open, balance: 99n })
    expect(playBlock(poor)).toBe('short')
    expect(reduceGame(poor, play)).toBe(poor)
  })

  it('ignores replies of another round', () => {
    const state = after(open, play)
    expect(reduceGame(state, { type: 'staked', round: 'r9', balance: 1n })).toBe(state)
    const settling = after(open, play, staked)
    expect(reduceGame(settling, { type: 'settled', settled: { ...settled, round: 'r9' } })).toBe(settling)
  })

  it('keeps the stake inside the limits, and fixed while a round is on its way', () => {
    expect(after(open, { type: 'stake-chosen', stake: 1n }).stake).toBe(100n)
    expect(after(open, { type: 'stake-chosen', stake: 999999n }).stake).toBe(5000n)
    expect(after(open, play, { type: 'stake-chosen', stake: 500n }).stake).toBe(100n)
  })
})

describe('a call without an answer', () => {
  it('keeps the round and its id, and continues with the stake that is owed', () => {
    const state = after(open, play, { type: 'unanswered' })
    expect(state).toMatchObject({
      phase: 'unclear',
      notice: { kind: 'unclear' },
      open: { round: 'r1', owes: 'stake' },
    })
    expect(reduceGame(state, { type: 'play', round: 'r2' })).toBe(state)
    expect(reduceGame(state, { type: 'retry' })).toMatchObject({ phase: 'staking', open: { round: 'r1' } })
  })

  it('continues with the settlement once the stake is placed', () => {
    const state = after(open, play, staked, { type: 'unanswered' }, { type: 'retry' })
    expect(state).toMatchObject({ phase: 'settling', open: { round: 'r1', owes: 'settle' }, notice: null })
  })

  it('at the start leaves the ticket to be tried again', () => {
    const state = after({ type: 'unanswered' })
    expect(state).toMatchObject({ phase: 'unopened', notice: { kind: 'unreachable' } })
    expect(reduceGame(state, { type: 'retry' })).toMatchObject({ phase: 'opening' })
  })
})

describe('an interrupted round', () => {
  it('is found at the start and must be continued before anything else', () => {
    const state = after({ ...open, openRound: { round: 'old', stake: 300n } })
    expect(state).toMatchObject({ phase: 'unclear', notice: { kind: 'interrupted' }, stake: 300n })
    expect(reduceGame(state, play)).toBe(state)
    expect(reduceGame(state, { type: 'retry' })).toMatchObject({ phase: 'settling', open: { round: 'old' } })
  })
})

describe('a refusal', () => {
  it('of a stake ends the round and says why', () => {
    expect(
      after(open, play, { type: 'refused', code: 'insufficient-balance', openRound: null }),
    ).toMatchObject({
      phase: 'idle',
      open: null,
      balance: 10000n,
      notice: { kind: 'refused', code: 'insufficient-balance' },
    })
  })

  it('of a settlement keeps the round: its stake is held', () => {
    expect(
      after(open, play, staked, { type: 'refused', code: 'not-available', openRound: null }),
    ).toMatchObject({
      phase: 'unclear',
      open: { round: 'r1', owes: 'settle' },
    })
  })

  it.each(['game-closed', 'token'])('with %s closes the game for good', (code) => {
    const state = after(open, play, { type: 'refused', code, openRound: null })
    expect(state).toMatchObject({ phase: 'closed', notice: { kind: 'ended' } })
    expect(playBlock(state)).toBe('closed')
    expect(reduceGame(state, { type: 'retry' })).toBe(state)
  })

  it('for a round that is still open asks to continue that one first', () => {
    const openRound = { round: 'old', stake: 300n }
    const state = after(open, play, { type: 'refused', code: 'game-active', openRound })
    expect(state).toMatchObject({ phase: 'unclear', notice: { kind: 'interrupted' } })
    expect(reduceGame(state, { type: 'retry' })).toMatchObject({
      phase: 'settling',
      open: { round: 'old', stake: 300n },
    })
  })

  it('of the ticket closes the game', () => {
    expect(after({ type: 'refused', code: 'invalid-input', openRound: null }).phase).toBe('closed')
  })

  it('is forgotten with the next stake chosen', () => {
    const state = after(open, play, { type: 'refused', code: 'amount-out-of-range', openRound: null })
    expect(reduceGame(state, { type: 'stake-chosen', stake: 200n }).notice).toBeNull()
  })
})

describe('a hold by the shell', () => {
  it('holds the next round back until it is released', () => {
    const state = after(open, { type: 'hold' })
    expect(playBlock(state)).toBe('held')
    expect(reduceGame(state, play)).toBe(state)
    expect(playBlock(reduceGame(state, { type: 'resume' }))).toBeNull()
  })

  it('lets the round on its way finish', () => {
    expect(after(open, play, { type: 'hold' }, staked, { type: 'settled', settled }).phase).toBe('revealing')
  })

  it('lets a placed stake be settled, and no stake be placed again', () => {
    expect(after(open, play, { type: 'unanswered' }, { type: 'hold' }, { type: 'retry' }).phase).toBe(
      'unclear',
    )
    expect(after(open, play, staked, { type: 'unanswered' }, { type: 'hold' }, { type: 'retry' }).phase).toBe(
      'settling',
    )
  })

  it('that comes before the ticket is redeemed is kept', () => {
    expect(playBlock(after({ type: 'hold' }, open))).toBe('held')
  })
})

describe('a lost connection', () => {
  it('stops play until it is back', () => {
    const state = after(open, { type: 'offline' })
    expect(playBlock(state)).toBe('offline')
    expect(reduceGame(state, play)).toBe(state)
    expect(playBlock(reduceGame(state, { type: 'online' }))).toBeNull()
  })

  it('keeps an unclear round from being continued until it is back', () => {
    const state = after(open, play, { type: 'offline' }, { type: 'unanswered' })
    expect(reduceGame(state, { type: 'retry' })).toBe(state)
    expect(reduceGame(reduceGame(state, { type: 'online' }), { type: 'retry' }).phase).toBe('staking')
  })
})
