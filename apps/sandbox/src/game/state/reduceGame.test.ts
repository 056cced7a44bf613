import { describe, expect, it } from 'vitest'
import type { SettledRound } from '../calls/gameCalls.ts'
import { canSkip, initialState, playBlock, type GameEvent, type GameState } from './gameState.ts'
import { reduceGame } from './reduceGame.ts'

const opened: Extract<GameEvent, { type: 'opened' }> = {
  type: 'opened',
  balance: 10000n,
  limits: { min: 100n, max: 5000n },
  engine: 'threeReels',
  openRound: null,
}
const open: GameEvent = opened
const settled: SettledRound = {
  round: 'r1',
  stake: 100n,
  payout: 250n,
  balance: 10150n,
  multiplier: '2.50',
  play: null,
  next: { hash: 'h', nonce: 2 },
}
const play: GameEvent = { type: 'play', round: 'r1' }
const staked: GameEvent = { type: 'staked', round: 'r1', balance: 9900n }

function after(...events: GameEvent[]): GameState {
  let state = initialState
  for (const event of events) state = reduceGame(state, event)
  return state
}

describe('a round of the game page', () => {
  it('goes from stake to settlement to reveal, and its balance follows the replies', () => {
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

  it('a round does not start while another is on its way', () => {
    const state = after(open, play)
    expect(reduceGame(state, { type: 'play', round: 'r2' })).toBe(state)
    expect(playBlock(state)).toBe('busy')
  })

  it('a round does not start with a stake above the balance', () => {
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

  it('plays nothing as long as what was typed as a stake is none, and never another amount in its place', () => {
    for (const typed of ['50.01', '0.99', '5.555', 'abc', '']) {
      const state = after(open, { type: 'stake-typed', typed })
      expect(state, typed).toMatchObject({ unfitStake: typed, stake: 100n })
      expect(playBlock(state), typed).toBe('unfit')
      expect(reduceGame(state, play), typed).toBe(state)
    }
  })

  it('stakes what was typed once it is corrected, or another is chosen by a step', () => {
    const wrong = after(open, { type: 'stake-typed', typed: '500' })
    const right = reduceGame(wrong, { type: 'stake-typed', typed: '50.' })
    expect(reduceGame(right, play).open).toMatchObject({ stake: 5000n })
    expect(reduceGame(reduceGame(wrong, { type: 'stake-chosen', stake: 200n }), play).open).toMatchObject({
      stake: 200n,
    })
  })

  it('keeps the stake inside the limits, and fixed while a round is on its way', () => {
    expect(after(open, { type: 'stake-chosen', stake: 1n }).stake).toBe(100n)
    expect(after(open, { type: 'stake-chosen', stake: 999999n }).stake).toBe(5000n)
    expect(after(open, play, { type: 'stake-chosen', stake: 500n }).stake).toBe(100n)
  })
})

describe('a game call without an answer', () => {
  it('keeps the round and its id, and continues by placing the stake again', () => {
    const state = after(open, play, { type: 'unanswered' })
    expect(state).toMatchObject({
      phase: 'unconfirmed',
      notice: { kind: 'unconfirmed' },
      open: { round: 'r1', nextCall: 'stake' },
    })
    expect(reduceGame(state, { type: 'play', round: 'r2' })).toBe(state)
    expect(reduceGame(state, { type: 'retry' })).toMatchObject({ phase: 'staking', open: { round: 'r1' } })
  })

  it('continues with the settlement when the stake is placed', () => {
    const state = after(open, play, staked, { type: 'unanswered' }, { type: 'retry' })
    expect(state).toMatchObject({
      phase: 'settling',
      open: { round: 'r1', nextCall: 'settle' },
      notice: null,
    })
  })

  it('redeeming the ticket can be tried again when no answer came', () => {
    const state = after({ type: 'unanswered' })
    expect(state).toMatchObject({ phase: 'unopened', notice: { kind: 'unreachable' } })
    expect(reduceGame(state, { type: 'retry' })).toMatchObject({ phase: 'opening' })
  })
})

describe('an interrupted round of the game page', () => {
  it('an interrupted round is found at the start and has to be continued first', () => {
    const state = after({
      ...open,
      openRound: { round: 'old', stake: 300n, commitment: { hash: 'h', nonce: 4 } },
    })
    expect(state).toMatchObject({ phase: 'unconfirmed', notice: { kind: 'interrupted' }, stake: 300n })
    expect(reduceGame(state, play)).toBe(state)
    expect(reduceGame(state, { type: 'retry' })).toMatchObject({
      phase: 'settling',
      open: { round: 'old', commitment: { hash: 'h', nonce: 4 } },
    })
  })
})

describe('a refusal of a game call', () => {
  it('ends the round and says why when the stake is refused', () => {
    expect(
      after(open, play, { type: 'refused', code: 'insufficient-balance', openRound: null }),
    ).toMatchObject({
      phase: 'idle',
      open: null,
      balance: 10000n,
      notice: { kind: 'refused', code: 'insufficient-balance' },
    })
  })

  it('keeps the round open when the settlement is refused, because its stake is held', () => {
    expect(
      after(open, play, staked, { type: 'refused', code: 'not-available', openRound: null }),
    ).toMatchObject({
      phase: 'unconfirmed',
      open: { round: 'r1', nextCall: 'settle' },
    })
  })

  it.each(['game-closed', 'token'])('a refusal with %s closes the game for good', (code) => {
    const state = after(open, play, { type: 'refused', code, openRound: null })
    expect(state).toMatchObject({ phase: 'closed', notice: { kind: 'ended' } })
    expect(playBlock(state)).toBe('closed')
    expect(reduceGame(state, { type: 'retry' })).toBe(state)
  })

  it('asks to continue the round that is still open first', () => {
    const openRound = { round: 'old', stake: 300n, commitment: { hash: 'h', nonce: 4 } }
    const state = after(open, play, { type: 'refused', code: 'game-active', openRound })
    expect(state).toMatchObject({ phase: 'unconfirmed', notice: { kind: 'interrupted' } })
    expect(reduceGame(state, { type: 'retry' })).toMatchObject({
      phase: 'settling',
      open: { round: 'old', stake: 300n, commitment: { hash: 'h', nonce: 4 } },
    })
  })

  it('closes the game when the ticket is refused', () => {
    expect(after({ type: 'refused', code: 'invalid-input', openRound: null }).phase).toBe('closed')
  })

  it('a refusal is no longer shown once another stake is chosen', () => {
    const state = after(open, play, { type: 'refused', code: 'amount-out-of-range', openRound: null })
    expect(reduceGame(state, { type: 'stake-chosen', stake: 200n }).notice).toBeNull()
  })
})

describe('a pause asked for by the shell', () => {
  it('keeps the next round from starting until it ends', () => {
    const state = after(open, { type: 'hold' })
    expect(playBlock(state)).toBe('paused')
    expect(reduceGame(state, play)).toBe(state)
    expect(playBlock(reduceGame(state, { type: 'resume' }))).toBeNull()
  })

  it('lets the round on its way finish first', () => {
    expect(after(open, play, { type: 'hold' }, staked, { type: 'settled', settled }).phase).toBe('revealing')
  })

  it('lets a placed stake be settled, but no stake be placed again', () => {
    expect(after(open, play, { type: 'unanswered' }, { type: 'hold' }, { type: 'retry' }).phase).toBe(
      'unconfirmed',
    )
    expect(after(open, play, staked, { type: 'unanswered' }, { type: 'hold' }, { type: 'retry' }).phase).toBe(
      'settling',
    )
  })

  it('holds from the start when it comes before the ticket is redeemed', () => {
    expect(playBlock(after({ type: 'hold' }, open))).toBe('paused')
  })
})

describe('a lost connection of the game page', () => {
  it('stops the game until it is back', () => {
    const state = after(open, { type: 'offline' })
    expect(playBlock(state)).toBe('offline')
    expect(reduceGame(state, play)).toBe(state)
    expect(playBlock(reduceGame(state, { type: 'online' }))).toBeNull()
  })

  it('keeps an unconfirmed round from being continued until it is back', () => {
    const state = after(open, play, { type: 'offline' }, { type: 'unanswered' })
    expect(reduceGame(state, { type: 'retry' })).toBe(state)
    expect(reduceGame(reduceGame(state, { type: 'online' }), { type: 'retry' }).phase).toBe('staking')
  })
})

describe('choices of a game of an engine', () => {
  const table: GameEvent = { ...opened, engine: 'roulette', balance: 10_000n }
  const toggle = (selection: string): GameEvent => ({ type: 'selection-toggled', selection })

  it('nothing can be played before something is chosen, and each choice costs the stake', () => {
    expect(playBlock(after(table))).toBe('unchosen')
    expect(after(table, play).phase).toBe('idle')
    const two = after(table, toggle('red'), toggle('n7'), { type: 'stake-chosen', stake: 200n })
    expect(playBlock(two)).toBeNull()
    expect(reduceGame(two, play).open).toEqual({
      round: 'r1',
      stake: 400n,
      bets: [
        { selection: 'red', amount: 200n },
        { selection: 'n7', amount: 200n },
      ],
      nextCall: 'stake',
    })
  })

  it('a choice with long odds narrows the limits, and a stake that it does not take is not laid as another', () => {
    const wide = after(table, toggle('red'), { type: 'stake-chosen', stake: 5_000n })
    expect(wide).toMatchObject({ stake: 5_000n, limits: { min: 100n, max: 5_000n } })
    // Twice the largest stake over odds of 36, in whole yuan.
    const narrow = reduceGame(wide, toggle('n7'))
    expect(narrow).toMatchObject({ unfitStake: '50.00', stake: 200n, limits: { min: 100n, max: 200n } })
    expect(playBlock(narrow)).toBe('unfit')
    const again = reduceGame(narrow, toggle('n7'))
    expect(again).toMatchObject({ stake: 5_000n, unfitStake: null, limits: { min: 100n, max: 5_000n } })
    expect(playBlock(again)).toBeNull()
  })

  it('a typed stake that only long odds did not take is laid once they are given up', () => {
    const wrong = after(table, toggle('red'), toggle('n7'), { type: 'stake-typed', typed: '50' })
    expect(playBlock(wrong)).toBe('unfit')
    expect(reduceGame(wrong, toggle('n7'))).toMatchObject({ stake: 5_000n, unfitStake: null })
  })

  it('the balance has to cover all choices together', () => {
    const poor: GameEvent = { ...opened, engine: 'roulette', balance: 4_000n }
    const dear = after(poor, toggle('red'), toggle('black'), toggle('odd'), {
      type: 'stake-chosen',
      stake: 1_500n,
    })
    expect(playBlock(dear)).toBe('short')
    expect(playBlock(reduceGame(dear, toggle('odd')))).toBeNull()
  })

  it('all choices together stay within the largest stake of a round, and each in whole yuan', () => {
    const three = after(table, { type: 'stake-chosen', stake: 5_000n }, ...['red', 'odd', 'low'].map(toggle))
    expect(three).toMatchObject({ unfitStake: '50.00', stake: 1_600n, limits: { min: 100n, max: 1_600n } })
    expect(after(table, toggle('red'), { type: 'stake-chosen', stake: 255n }).stake).toBe(200n)
  })

  it('choices stay for the next round, and are fixed while one is on its way', () => {
    const staking = after(table, toggle('red'), play)
    expect(reduceGame(staking, toggle('black'))).toBe(staking)
    expect(reduceGame(staking, { type: 'choice-cleared' })).toBe(staking)
    const done = [staked, { type: 'settled', settled }, { type: 'revealed' }] as const
    expect(done.reduce(reduceGame, staking)).toMatchObject({ phase: 'idle', chosen: ['red'] })
  })

  it('the only selection of a game is chosen from the start', () => {
    const reels = after({ ...opened, engine: 'threeReels', balance: 10_000n })
    expect(reels.chosen).toEqual(['spin'])
    expect(playBlock(reels)).toBeNull()
  })
})

describe('spins that were won', () => {
  const shown = (outcome: Record<string, number[]>): GameState => {
    const published = {
      number: '20261123-000001',
      engine: 'fiveReels' as const,
      serverHash: '',
      serverSeed: '',
      clientSeed: '',
      nonce: 1,
      bets: [],
      outcome,
      seal: '',
    }
    return after(open, play, staked, { type: 'settled', settled: { ...settled, play: published } })
  }

  it('can be skipped while they are shown, the spin that was paid for cannot', () => {
    const stops = [4, 0, 2, 0, 7]
    expect(canSkip(shown({ stops }))).toBe(false)
    const won = shown({ stops, free: Array.from({ length: 40 }, () => 3) })
    expect(canSkip(won)).toBe(true)
    expect(playBlock(won)).toBe('busy')
    expect(canSkip(reduceGame(won, { type: 'revealed' }))).toBe(false)
  })
})
