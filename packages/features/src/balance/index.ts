export type { BalanceModel } from './balanceModel.ts'
export type { UnreadModel } from './unreadModel.ts'
export { useBalance } from './useBalance.ts'
export { useUnread } from './useUnread.ts'
