import { describe, expect, it, vi } from 'vitest'
import type { CallResult } from './calls/callResult.ts'
import type { SandboxCalls } from './calls/sandboxCalls.ts'
import type { Session } from './calls/session.ts'
import { createGameRunner } from './gameRunner.ts'
import type { SettledRound } from './round/gameState.ts'

const session: Session = {
  key: 'key',
  gameType: 'fish',
  gameName: '深海寻珍',
  venueName: '海风',
  mode: 'demo',
  balance: 200000n,
  limits: { min: 100n, max: 5000n },
  rtp: '96.00',
  locale: 'zh-CN',
  shellOrigin: 'http://127.0.0.1:4174',
  openRound: null,
}

function settledAs(round: string): SettledRound {
  return { round, stake: 100n, payout: 0n, balance: 199900n, multiplier: '0.00', seed: 1 }
}

/** A server of two rounds of calls whose answers can be lost. */
function server(lost: { stake?: number; settle?: number; redeem?: number } = {}) {
  const made: string[] = []
  const left = { stake: 0, settle: 0, redeem: 0, ...lost }
  function answer<Reply>(name: 'redeem' | 'stake' | 'settle', what: string, reply: Reply) {
    made.push(`${name} ${what}`)
    const gone = left[name] > 0
    if (gone) left[name] -= 1
    const result: CallResult<Reply> = gone ? { kind: 'unanswered' } : { kind: 'done', reply }
    return Promise.resolve(result)
  }
  const calls: SandboxCalls = {
    redeem: (ticket) => answer('redeem', ticket, session),
    stake: (key, round, amount) => answer('stake', `${key} ${round} ${amount}`, { round, balance: 199900n }),
    settle: (key, round) => answer('settle', `${key} ${round}`, settledAs(round)),
  }
  return { calls, made }
}

function run(calls: SandboxCalls, ticket = 'ticket') {
  const phases: string[] = []
  const game = createGameRunner({
    ticket,
    calls,
    onSession: () => undefined,
    onChange: (state) => phases.push(state.phase),
    reveal: () => Promise.resolve(),
  })
  return { game, phases }
}

describe('the runner of the game page', () => {
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
    await vi.waitFor(() => expect(game.state.phase).toBe('unclear'))
    game.dispatch({ type: 'play', round: 'r2' })
    game.dispatch({ type: 'retry' })
    await vi.waitFor(() => expect(game.state.settled).toHaveLength(1))
    expect(made.slice(1)).toEqual(['stake key r1 100', 'stake key r1 100', 'settle key r1'])
  })

  it('only settles again when the answer to the settlement was lost', async () => {
    const { calls, made } = server({ settle: 1 })
    const { game } = run(calls)
    await vi.waitFor(() => expect(game.state.phase).toBe('idle'))
    game.dispatch({ type: 'play', round: 'r1' })
    await vi.waitFor(() => expect(game.state.phase).toBe('unclear'))
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

  it('makes no call without a ticket', () => {
    const { calls, made } = server()
    expect(run(calls, '').game.state.phase).toBe('closed')
    expect(made).toEqual([])
  })
})
