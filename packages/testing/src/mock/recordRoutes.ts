import { sumFen } from '@koi/api-core/amount'
import { movementRecord } from '@koi/contract/movement'
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
    mockRoute(betRecord, ({ start, end, venue_id, state: wanted, page = 1, page_size = 20, after }) => {
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
        items: found.slice(first, first + page_size),
        page,
        pageSize: page_size,
        total: found.length,
        totals: { stake: sum('stake'), payout: sum('payout'), net: sum('net') },
      }
    }),
    mockRoute(movementRecord, ({ start, end, category, page = 1, page_size = 20, after }) => {
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
        items: found.slice(first, first + page_size),
        page,
        pageSize: page_size,
        total: found.length,
        totals: { incoming, outgoing: incoming - net, net },
      }
    }),
  ]
}
