import { fenToDecimal, parseAmount } from '@koi/api-core/amount'
import { recycle, setAutoTransfer, transfer, walletList } from '@koi/contract'
import { venues } from '../fixtures/venues.ts'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'

/** Wallets and what moves between them. */
export function walletRoutes(state: MockState): readonly MockRoute[] {
  const holds = (id: number) => state.wallets.get(id) ?? 0n
  const id = () => `m${state.now()}`
  const at = () => new Date(state.now()).toISOString()
  return [
    mockRoute(walletList, () => ({
      central: fenToDecimal(holds(0)),
      autoTransfer: state.autoTransfer,
      items: venues.map(({ id: venueId, name, gameType, status }) => ({
        venueId,
        name,
        gameType,
        status,
        balance: fenToDecimal(holds(venueId)),
      })),
    })),
    mockRoute(transfer, ({ from, to, amount }) => {
      const fen = parseAmount(amount)
      if ((from === 0) === (to === 0)) throw new MockRefusal('transfer-route')
      if (fen < 100n) throw new MockRefusal('amount-out-of-range', { min: '1.00', max: '500000.00' })
      if (fen > holds(from)) {
        throw new MockRefusal('insufficient-balance', { available: fenToDecimal(holds(from)) })
      }
      state.wallets.set(from, holds(from) - fen)
      state.wallets.set(to, holds(to) + fen)
      const venue = from === 0 ? to : from
      return {
        id: id(),
        from,
        to,
        amount: fenToDecimal(fen),
        central: fenToDecimal(holds(0)),
        venue: fenToDecimal(holds(venue)),
        at: at(),
      }
    }),
    mockRoute(recycle, () => {
      const moved = [...state.wallets].filter(([venueId, fen]) => venueId !== 0 && fen > 0n)
      const total = moved.reduce((sum, [, fen]) => sum + fen, 0n)
      for (const [venueId] of moved) state.wallets.set(venueId, 0n)
      state.wallets.set(0, holds(0) + total)
      return {
        id: id(),
        total: fenToDecimal(total),
        central: fenToDecimal(holds(0)),
        moved: moved.map(([venueId, fen]) => ({ venueId, amount: fenToDecimal(fen) })),
        left: [],
        at: at(),
      }
    }),
    mockRoute(setAutoTransfer, ({ enabled }) => {
      state.autoTransfer = enabled
      return { autoTransfer: enabled }
    }),
  ]
}
