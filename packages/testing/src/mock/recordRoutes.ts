import { sumFen } from '@koi/api-core/amount'
import { moneyChart, movementRecord } from '@koi/contract/movement'
import { betRecord } from '@koi/contract/record'
import { bets } from '../fixtures/bets.ts'
import { movements } from '../fixtures/movements.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'

/** Records over the fixture rounds and movements. */
export function recordRoutes(state: MockState): readonly MockRoute[] {
  const all = bets(state.now())
  const moved = movements(state.now())
  return [
    mockRoute(betRecord, (input) => {
      const { start, end, venue_id, state: wanted, page = 1, page_size = 20, after, changed_since } = input
      const found = all.filter(
        (bet) =>
          (start === undefined || bet.placedAt >= start) &&
          (end === undefined || bet.placedAt < end) &&
          (venue_id === undefined || bet.venueId === venue_id) &&
          (wanted === undefined || bet.state === wanted),
      )
      const sum = (key: 'stake' | 'payout' | 'net') => sumFen(found.map((bet) => bet[key]))
      const first =
        after === undefined ? (page - 1) * page_size : found.findIndex(({ id }) => id === after) + 1
      return {
        // Nothing happens here after the page was opened.
        items: changed_since === undefined ? found.slice(first, first + page_size) : [],
        page,
        pageSize: page_size,
        total: found.length,
        asOf: new Date(state.now()).toISOString(),
        totals: { stake: sum('stake'), payout: sum('payout'), net: sum('net') },
      }
    }),
    mockRoute(movementRecord, (input) => {
      const { start, end, category, page = 1, page_size = 20, after, changed_since } = input
      const found = moved.filter(
        (one) =>
          (start === undefined || one.at >= start) &&
          (end === undefined || one.at < end) &&
          (category === undefined || one.category === category),
      )
      const cash = found.filter((one) => one.cash).map(({ amount }) => amount)
      const incoming = sumFen(cash.filter((fen) => fen > 0n))
      const net = sumFen(cash)
      const first =
        after === undefined ? (page - 1) * page_size : found.findIndex(({ id }) => id === after) + 1
      return {
        items: changed_since === undefined ? found.slice(first, first + page_size) : [],
        page,
        pageSize: page_size,
        total: found.length,
        asOf: new Date(state.now()).toISOString(),
        totals: { incoming, outgoing: incoming - net, net },
      }
    }),
    mockRoute(moneyChart, () => {
      const day = (ago: number) => new Date(state.now() - ago * 86_400_000).toISOString().slice(0, 10)
      const items = [6, 5, 4, 3, 2, 1, 0].map((ago) => ({
        day: day(ago),
        deposits: ago === 1 ? 100_000n : 0n,
        withdrawals: 0n,
        net: BigInt(3 - ago) * 1_250n,
      }))
      return { step: 'day' as const, items }
    }),
  ]
}
