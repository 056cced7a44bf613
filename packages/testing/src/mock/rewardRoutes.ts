import { signInRoutes } from './signInRoutes.ts'
import { giftRoutes } from './giftRoutes.ts'
import type { MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'

/** Sign-in days and gifts of a member who has 120 points at first. Cash of both goes into the central wallet. */
export function rewardRoutes(state: MockState): readonly MockRoute[] {
  let points = 120
  const account = {
    points: () => points,
    add: (more: number) => {
      points += more
      return points
    },
    pay: (fen: bigint) => void state.wallets.set(0, (state.wallets.get(0) ?? 0n) + fen),
  }
  return [...signInRoutes(state, account), ...giftRoutes(state, account)]
}
