import { engines, fairDraw, hashOfSeed, sealRound, settleBets } from '@koi/contract/engines'
import { describe, expect, it } from 'vitest'
import type { SettledRound } from '../calls/gameCalls.ts'
import { checkRound, type LaidRound } from './checkRound.ts'

const bet = [{ selection: 'red', amount: 1_000n }]
const laid: LaidRound = {
  own: { clientSeed: 'mine', bets: bet },
  commitment: { hash: hashOfSeed('seed-3'), nonce: 3 },
}

/** A round as a server publishes it that drew it from these seeds; it always verifies by itself. */
function settledFrom(serverSeed: string, clientSeed: string, nonce = 3, bets = bet): SettledRound {
  const outcome = engines.roulette.draw(fairDraw({ serverSeed, clientSeed, nonce }))
  const { payout, bets: settled } = settleBets(engines.roulette, bets, outcome)
  const open = {
    number: '20261123-000001',
    engine: 'roulette' as const,
    serverHash: hashOfSeed(serverSeed),
    serverSeed,
    clientSeed,
    nonce,
    bets: [...settled],
    outcome: Object.fromEntries(Object.entries(outcome).map(([name, drawn]) => [name, [...drawn]])),
  }
  return {
    round: 'r1',
    stake: bets.reduce((sum, { amount }) => sum + amount, 0n),
    payout,
    balance: 0n,
    multiplier: '0.00',
    play: { ...open, seal: sealRound(open) },
    next: { hash: 'h', nonce: 4 },
  }
}

const honest = settledFrom('seed-3', 'mine')

describe('the check of a settled round in the frame', () => {
  it('finds no fault in a round that was drawn from what was announced and laid', () => {
    expect(checkRound(honest, laid, [honest])).toEqual([])
  })

  it('notices a server seed that was not the announced one, and a nonce that was not', () => {
    expect(checkRound(settledFrom('seed-9', 'mine'), laid, [])).toEqual(['commitment'])
    expect(checkRound(settledFrom('seed-3', 'mine', 4), laid, [])).toEqual(['commitment'])
    expect(checkRound(honest, { ...laid, commitment: null }, [])).toEqual(['commitment'])
  })

  it('notices a client seed that is not the one the player sent', () => {
    expect(checkRound(settledFrom('seed-3', 'chosen-later'), laid, [])).toEqual(['clientSeed'])
  })

  it('notices bets that are not those that were laid', () => {
    const other = settledFrom('seed-3', 'mine', 3, [{ selection: 'black', amount: 1_000n }])
    expect(checkRound(other, laid, [])).toEqual(['bets'])
  })

  it('notices a payout or stake of the round that its bets do not make', () => {
    expect(checkRound({ ...honest, payout: honest.payout + 1n }, laid, [])).toEqual(['payout'])
    expect(checkRound({ ...honest, stake: 1n }, laid, [])).toEqual(['bets'])
  })

  it('notices a server seed that an earlier round of the visit was drawn from', () => {
    expect(checkRound(honest, laid, [{ ...honest, round: 'r0' }])).toEqual(['commitment'])
  })

  it('verifies a round of an earlier visit by its published data alone', () => {
    expect(checkRound(honest, undefined, [])).toEqual([])
  })

  it('holds a round that was found open against the commitment it was found with', () => {
    const found = { own: null, commitment: laid.commitment }
    expect(checkRound(honest, found, [])).toEqual([])
    expect(checkRound(settledFrom('seed-9', 'mine'), found, [])).toEqual(['commitment'])
  })
})
