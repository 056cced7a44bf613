import { describe, expect, it, vi } from 'vitest'
import type { Draws, GameCalls, GameResult, Session, SettledRound } from './calls/gameCalls.ts'
import { createDrawClock } from './draws/drawClock.ts'
import { createGameRunner } from './gameRunner.ts'
import { playBlock } from './state/gameState.ts'

const session: Session = {
  key: 'key',
  gameType: 'fish',
  gameName: '深海寻珍',
  venueName: '海风',
  mode: 'demo',
  balance: 200000n,
  stake: { min: 100n, max: 5000n },
  rtp: '96.00',
  locale: 'zh-CN',
  shellOrigin: 'http://127.0.0.1:4174',
  openRound: null,
  lastRound: null,
  drawSeconds: null,
  match: null,
  selection: null,
  engine: 'threeReels',
  next: { hash: 'h', nonce: 1 },
}

function playedOn(issue: string): NonNullable<SettledRound['play']> {
  const seeds = { serverHash: 'h', serverSeed: 's', clientSeed: `g1-${issue}`, nonce: 1 }
  return { number: '20261123-000001', issue, engine: 'fiveDigits', ...seeds, bets: [], outcome: {}, seal: '' }
}

function settledAs(round: string): SettledRound {
  return {
    round,
    stake: 100n,
    payout: 0n,
    balance: 199900n,
    multiplier: '0.00',
    play: null,
    next: { hash: 'h', nonce: 2 },
  }
}

const drawName = (number: number) => `20261123-${String(number).padStart(4, '0')}`
const second = (number: number) => new Date(Date.UTC(2026, 10, 23) + number * 1_000).toISOString()

/** How draws stand after so many of them, one every ten seconds. */
function drawsAt(number: number, more: Partial<Draws> = {}): Draws {
  const named = (issue: string) => ({
    issue,
    serverHash: `hash ${issue}`,
    clientSeed: `g1-${issue}`,
    nonce: 1,
  })
  return {
    now: second(number * 10),
    draw: {
      issue: drawName(number),
      opensAt: second(number * 10),
      closesAt: second(number * 10 + 8),
      drawsAt: second(number * 10 + 10),
      commitment: { hash: `hash ${drawName(number)}`, nonce: 1 },
      clientSeed: `g1-${drawName(number)}`,
    },
    past: [
      {
        ...named(drawName(number - 1)),
        drawsAt: second(number * 10),
        serverSeed: 'seed',
        outcome: { digits: [1, 2, 3, 4, 5] },
      },
    ],
    match: null,
    placed: [],
    settled: [],
    balance: 200000n,
    ...more,
  }
}

/** A server of two rounds of calls whose answers can be lost. */
function server(lost: { stake?: number; settle?: number; redeem?: number } = {}, opened = session) {
  const made: string[] = []
  const left = { stake: 0, settle: 0, redeem: 0, balance: 0, draws: 0, ...lost }
  function answer<Reply>(
    name: 'redeem' | 'stake' | 'settle' | 'balance' | 'draws',
    what: string,
    reply: Reply,
  ) {
    made.push(`${name} ${what}`)
    const gone = left[name] > 0
    if (gone) left[name] -= 1
    const result: GameResult<Reply> = gone ? { kind: 'unanswered' } : { kind: 'done', reply }
    return Promise.resolve(result)
  }
  const calls: GameCalls = {
    redeem: (ticket) => answer('redeem', ticket, opened),
    stake: (key, round, { amount }) =>
      answer('stake', `${key} ${round} ${amount}`, { round, balance: 199900n }),
    settle: (key, round) => answer('settle', `${key} ${round}`, settledAs(round)),
    balance: (key) => answer('balance', key, { balance: 300000n }),
    draws: (key) => answer('draws', key, drawsAt(0)),
  }
  return { calls, made }
}

interface Timer {
  readonly at: number
  readonly run: () => void
}

function run(calls: GameCalls, ticket = 'ticket') {
  const phases: string[] = []
  const shown: string[] = []
  const time = { now: 0, timers: new Set<Timer>() }
  /** Moves the time on; what is due happens. */
  function pass(ms: number): void {
    time.now += ms
    for (const timer of time.timers) {
      if (timer.at > time.now) continue
      time.timers.delete(timer)
      timer.run()
    }
  }
  const recalled: string[] = []
  const game = createGameRunner({
    ticket,
    clientSeed: () => 'seed',
    calls,
    onSession: () => undefined,
    onChange: (state) => phases.push(state.phase),
    reveal: () => Promise.resolve(),
    recall: ({ round }) => recalled.push(round),
    drawClock: (on) =>
      createDrawClock({
        ...on,
        now: () => time.now,
        random: () => 0,
        after(ms, start) {
          const timer = { at: time.now + ms, run: start }
          time.timers.add(timer)
          return () => time.timers.delete(timer)
        },
      }),
    revealDraw: ({ draw, rounds }) => {
      const balance = game.state.balance
      shown.push([draw.issue, ...rounds.map(({ round }) => round), balance].join(' '))
      return Promise.resolve()
    },
  })
  return { game, phases, recalled, shown, pass }
}

describe('createGameRunner', () => {
  it('redeems the ticket, then plays a round with one call each', async () => {
    const { calls, made } = server()
    const { game, phases } = run(calls)
    await vi.waitFor(() => expect(game.state.phase).toBe('idle'))
    game.dispatch({ type: 'play', round: 'r1' })
    await vi.waitFor(() => expect(game.state.settled).toHaveLength(1))
    expect(made).toEqual(['redeem ticket', 'stake key r1 100', 'settle key r1'])
    expect(phases).toEqual(['idle', 'staking', 'settling', 'revealing', 'idle'])
  })

  it('continues a round under the same id when the answer to its stake was lost', async () => {
    const { calls, made } = server({ stake: 1 })
    const { game } = run(calls)
    await vi.waitFor(() => expect(game.state.phase).toBe('idle'))
    game.dispatch({ type: 'play', round: 'r1' })
    await vi.waitFor(() => expect(game.state.phase).toBe('unconfirmed'))
    game.dispatch({ type: 'play', round: 'r2' })
    game.dispatch({ type: 'retry' })
    await vi.waitFor(() => expect(game.state.settled).toHaveLength(1))
    expect(made.slice(1)).toEqual(['stake key r1 100', 'stake key r1 100', 'settle key r1'])
  })

  it('reads the balance anew when the shell says that money was moved', async () => {
    const { calls, made } = server()
    const { game } = run(calls)
    await vi.waitFor(() => expect(game.state.phase).toBe('idle'))
    game.dispatch({ type: 'transferred' })
    await vi.waitFor(() => expect(game.state.balance).toBe(300000n))
    expect(made.slice(1)).toEqual(['balance key'])
  })

  it('takes the balance of a round that is on its way before one that was read beside it', async () => {
    const { calls } = server()
    const { game } = run(calls)
    await vi.waitFor(() => expect(game.state.phase).toBe('idle'))
    game.dispatch({ type: 'transferred' })
    game.dispatch({ type: 'play', round: 'r1' })
    await vi.waitFor(() => expect(game.state.settled).toHaveLength(1))
    expect(game.state.balance).toBe(199900n)
  })

  it('only settles again when the answer to the settlement was lost', async () => {
    const { calls, made } = server({ settle: 1 })
    const { game } = run(calls)
    await vi.waitFor(() => expect(game.state.phase).toBe('idle'))
    game.dispatch({ type: 'play', round: 'r1' })
    await vi.waitFor(() => expect(game.state.phase).toBe('unconfirmed'))
    game.dispatch({ type: 'retry' })
    await vi.waitFor(() => expect(game.state.settled).toHaveLength(1))
    expect(made.slice(1)).toEqual(['stake key r1 100', 'settle key r1', 'settle key r1'])
  })

  it('redeems again when the first try got no answer', async () => {
    const { calls, made } = server({ redeem: 1 })
    const { game } = run(calls)
    await vi.waitFor(() => expect(game.state.phase).toBe('unopened'))
    game.dispatch({ type: 'retry' })
    await vi.waitFor(() => expect(game.state.phase).toBe('idle'))
    expect(made).toEqual(['redeem ticket', 'redeem ticket'])
  })

  it('shows the last match of an earlier visit, and goes on without it when it cannot be had', async () => {
    const again: Session = { ...session, gameType: 'sports', engine: 'football', lastRound: 'r0' }
    const told = server({}, again)
    const { game, recalled } = run(told.calls)
    await vi.waitFor(() => expect(recalled).toEqual(['r0']))
    expect(game.state).toMatchObject({ phase: 'idle', balance: again.balance, settled: [{ round: 'r0' }] })
    expect(told.made).toEqual(['redeem ticket', 'settle key r0'])

    const lost = server({ settle: 1 }, again)
    const other = run(lost.calls)
    await vi.waitFor(() => expect(lost.made).toHaveLength(2))
    expect(other.game.state).toMatchObject({ phase: 'idle', settled: [], notice: null })
    expect(other.recalled).toEqual([])
  })

  it('makes no call without a ticket', () => {
    const { calls, made } = server()
    expect(run(calls, '').game.state.phase).toBe('closed')
    expect(made).toEqual([])
  })
})

describe('a game that is drawn on a clock', () => {
  const title: Session = { ...session, engine: 'fiveDigits', drawSeconds: 10 }

  /** A server whose draws are what a test says. */
  function drawServer(first: Draws) {
    const { calls, made } = server({}, title)
    const told: { draws: Draws | null; closed: boolean } = { draws: first, closed: false }
    return {
      made,
      told,
      calls: {
        ...calls,
        stake: (_key: string, round: string, { issue }: { issue?: string | undefined }) => {
          made.push(`stake ${round} ${issue}`)
          return Promise.resolve<GameResult<{ round: string; balance: bigint }>>(
            told.closed
              ? { kind: 'refused', code: 'draw-closed', openRound: null }
              : { kind: 'done', reply: { round, balance: 199900n } },
          )
        },
        draws: () => {
          made.push('draws')
          return Promise.resolve<GameResult<Draws>>(
            told.draws ? { kind: 'done', reply: told.draws } : { kind: 'unanswered' },
          )
        },
      },
    }
  }

  const big = { type: 'selection-toggled', selection: 'big' } as const

  it('takes several bets on a draw, closes, shows the draw, and only then says what was won', async () => {
    const { calls, made, told } = drawServer(drawsAt(7))
    const { game, shown, pass } = run(calls)
    await vi.waitFor(() => expect(game.state.draws).not.toBeNull())
    game.dispatch(big)
    for (const round of ['r1', 'r2']) {
      game.dispatch({ type: 'play', round })
      await vi.waitFor(() => expect(game.state.phase).toBe('idle'))
    }
    expect(game.state.draws?.placed.map(({ round }) => round)).toEqual(['r1', 'r2'])
    expect(made.slice(1)).toEqual(['draws', `stake r1 ${drawName(7)}`, `stake r2 ${drawName(7)}`])
    pass(8_000)
    expect(playBlock(game.state)).toBe('shut')
    const play = { ...settledAs('r1'), payout: 500n, play: playedOn(drawName(7)) }
    told.draws = drawsAt(8, { settled: [play], balance: 200400n })
    pass(2_500)
    await vi.waitFor(() => expect(game.state.settled).toHaveLength(1))
    // While it is shown, nothing tells how it ends.
    expect(shown).toEqual([`${drawName(7)} r1 199900`])
    expect(game.state).toMatchObject({ balance: 200400n, settled: [play], shut: false })
  })

  it('asks again until it is answered, and then shows the latest draw', async () => {
    const { calls, made, told } = drawServer(drawsAt(7))
    const { game, shown, pass } = run(calls)
    await vi.waitFor(() => expect(game.state.draws).not.toBeNull())
    told.draws = null
    pass(10_500)
    await vi.waitFor(() => expect(made).toHaveLength(3))
    told.draws = drawsAt(9)
    await Promise.resolve()
    pass(2_000)
    await vi.waitFor(() => expect(shown).toEqual([`${drawName(8)} 200000`]))
  })

  it('a bet that came too late takes nothing, and no other follows before the next draw', async () => {
    const { calls, told } = drawServer(drawsAt(7))
    const { game } = run(calls)
    await vi.waitFor(() => expect(game.state.draws).not.toBeNull())
    game.dispatch(big)
    told.closed = true
    game.dispatch({ type: 'play', round: 'r1' })
    await vi.waitFor(() => expect(game.state.notice).toEqual({ kind: 'refused', code: 'draw-closed' }))
    expect(game.state).toMatchObject({ balance: 200000n, open: null })
    expect(game.state.draws?.placed).toEqual([])
  })
})
