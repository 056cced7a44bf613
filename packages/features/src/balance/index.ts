export { shownParts } from './balanceParts.ts'
export { HideAmountsButton, RefreshBalanceButton } from './BalanceButtons.tsx'
export { type BalanceModel, useBalance } from './useBalance.ts'
export { type UnreadModel, useUnread } from './useUnread.ts'
