import { transferLimits } from '@koi/contract/limits'
import { recycle, setAutoTransfer, transfer, walletList } from '@koi/contract/wallet'
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
      central: holds(0),
      autoTransfer: state.autoTransfer,
      items: venues.map(({ id: venueId, name, gameType, status }) => ({
        venueId,
        name,
        gameType,
        status,
        balance: holds(venueId),
      })),
    })),
    mockRoute(transfer, ({ from, to, amount }) => {
      if ((from === 0) === (to === 0)) throw new MockRefusal('transfer-route')
      if (amount < transferLimits.min || amount > transferLimits.max) {
        throw new MockRefusal('amount-out-of-range', transferLimits)
      }
      if (amount > holds(from)) {
        throw new MockRefusal('insufficient-balance', { available: holds(from) })
      }
      state.wallets.set(from, holds(from) - amount)
      state.wallets.set(to, holds(to) + amount)
      const venue = from === 0 ? to : from
      return {
        id: id(),
        from,
        to,
        amount,
        central: holds(0),
        venue: holds(venue),
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
        total,
        central: holds(0),
        moved: moved.map(([venueId, fen]) => ({ venueId, amount: fen })),
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
