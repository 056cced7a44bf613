import { describe, expect, it } from 'vitest'
import type { Draws, MatchOnClock } from '../calls/gameCalls.ts'
import { type GameEvent, type GameState, initialState, playBlock } from './gameState.ts'
import { reduceGame } from './reduceGame.ts'

const match: MatchOnClock = {
  id: 'm20261123-coast-3',
  home: { 'zh-CN': '望潮队', en: 'Tidewatch' },
  away: { 'zh-CN': '灯塔湾', en: 'Lighthouse Bay' },
  startsAt: '2026-11-23T12:00:00.000Z',
  timeZone: 'Asia/Shanghai',
  state: 'coming',
  time: null,
  score: null,
  goals: [],
  betting: 'open',
  quotes: { home: 217, draw: 357, away: 322, over: 208 },
}
const commitment = { hash: 'h', nonce: 1 }

function draws(shown: MatchOnClock, more: Partial<Draws> = {}): Draws {
  return {
    now: '2026-11-23T11:00:00.000Z',
    draw: {
      issue: match.id,
      opensAt: match.startsAt,
      closesAt: shown.betting === 'open' ? '2026-11-23T13:53:00.000Z' : '2026-11-23T11:00:00.000Z',
      drawsAt: '2026-11-23T13:53:00.000Z',
      commitment,
      clientSeed: `koi-${match.id}`,
    },
    past: [],
    match: shown,
    placed: [],
    settled: [],
    balance: 100_000n,
    ...more,
  }
}

function after(...events: readonly GameEvent[]): GameState {
  return events.reduce((state, event) => reduceGame(state, event), initialState)
}

const opened: GameEvent = {
  type: 'opened',
  balance: 100_000n,
  limits: { min: 1_000n, max: 500_000n },
  engine: 'football',
  openRound: null,
  drawn: true,
  match,
  selection: 'away',
}
const read = (shown: MatchOnClock, more: Partial<Draws> = {}): GameEvent => ({
  type: 'draws-read',
  draws: draws(shown, more),
})
const play: GameEvent = { type: 'play', round: 'r1' }

describe('bets on a match of the schedule', () => {
  it('begin with what was chosen on the schedule, at the odds of the match', () => {
    const state = after(opened, read(match))
    expect(state.slip?.bets).toEqual([{ selection: 'away', typed: '10', seen: 322 }])
    expect(playBlock(state)).toBeNull()
    expect(after(opened, read(match), play, play).open).toMatchObject({
      bets: [{ selection: 'away', amount: 1_000n, quote: 322 }],
      draw: { issue: match.id },
    })
  })

  it('a slip that was read is to be read once more when its odds have changed', () => {
    const moved = { ...match, quotes: { ...match.quotes, away: 330 } }
    const reread = after(opened, read(match), play, read(moved))
    expect(reread.slip).toMatchObject({ reviewing: false, bets: [{ seen: 322 }] })
    const confirmed = reduceGame(reread, play)
    expect(confirmed.slip).toMatchObject({ reviewing: true, bets: [{ seen: 330 }] })
    expect(reduceGame(confirmed, play).open?.bets).toEqual([
      { selection: 'away', amount: 1_000n, quote: 330 },
    ])
    const same = after(opened, read(match), play, read({ ...match, quotes: { ...match.quotes, home: 218 } }))
    expect(same.slip?.reviewing).toBe(true)
  })

  it('nothing can be placed while bets are suspended, and the slip stays as it was', () => {
    const suspended = after(opened, read(match), read({ ...match, betting: 'suspended', quotes: {} }))
    expect(playBlock(suspended)).toBe('shut')
    expect(suspended.slip?.bets).toHaveLength(1)
    expect(playBlock(reduceGame(suspended, read(match)))).toBeNull()
  })

  it('refused odds leave the slip to be read, with nothing taken', () => {
    const refused = after(opened, read(match), play, play, {
      type: 'refused',
      code: 'odds-changed',
      openRound: null,
    })
    expect(refused).toMatchObject({
      phase: 'idle',
      balance: 100_000n,
      notice: { kind: 'refused', code: 'odds-changed' },
      slip: { reviewing: false },
    })
  })

  it('a placed bet waits for the end of the match, and the slip is empty for the next one', () => {
    const placed = after(opened, read(match), play, play, { type: 'staked', round: 'r1', balance: 99_000n })
    expect(placed).toMatchObject({ phase: 'idle', balance: 99_000n, slip: { bets: [] } })
    expect(placed.draws?.placed).toEqual([
      {
        round: 'r1',
        issue: match.id,
        stake: 1_000n,
        bets: [{ selection: 'away', amount: 1_000n, quote: 322 }],
      },
    ])
  })

  it('who comes back to a match with a bet on it does not find the old choice in the slip', () => {
    const bets = [{ selection: 'away', amount: 1_000n, quote: 322 }]
    const back = after(
      opened,
      read(match, { placed: [{ round: 'r0', issue: match.id, stake: 1_000n, bets }] }),
    )
    expect(back.slip?.bets).toEqual([])
  })
})
