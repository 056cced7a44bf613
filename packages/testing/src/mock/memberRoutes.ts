import { sumFen } from '@koi/api-core/amount'
import { balance, heartbeat, token } from '@koi/contract/member'
import { eachBalanceSum } from '@koi/contract/balanceSums'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'
import { signedIn } from './signedIn.ts'

/** The member's own data. */
export function memberRoutes(state: MockState): readonly MockRoute[] {
  const instant = () => new Date(state.now()).toISOString()
  return [
    mockRoute(token, () => ({ ...signedIn(state), autoTransfer: state.autoTransfer })),
    mockRoute(balance, () => {
      const total = sumFen(state.wallets.values())
      const central = state.wallets.get(0) ?? 0n
      return {
        ...eachBalanceSum(() => 0n),
        central,
        venues: total - central,
        total,
        at: instant(),
      }
    }),
    mockRoute(heartbeat, () => ({ serverTime: instant() })),
  ]
}
