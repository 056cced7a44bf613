import { member } from '../fixtures/member.ts'
import type { MockState } from './mockState.ts'

/** A fresh mock: nobody is logged in, and the demo member has ¥10,000.00. */
export function createMockState(now: () => number): MockState {
  return {
    member: null,
    wallets: new Map([[0, 1_000_000n]]),
    game: null,
    autoTransfer: member.autoTransfer,
    favourites: [],
    recentGames: [],
    now,
  }
}
