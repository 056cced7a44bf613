import type { BalanceModel } from '@koi/features/balance'

/** What a member has, known and shown. */
export const memberBalance: Exclude<BalanceModel, { status: 'guest' }> = {
  status: 'ready',
  central: 1_000_000n,
  venues: 256_040n,
  held: 0n,
  total: 1_256_040n,
  refreshing: false,
  onRefresh: () => {},
  hidden: false,
  onToggleHidden: () => {},
}
