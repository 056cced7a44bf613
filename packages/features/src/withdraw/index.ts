export { closeStep } from './closeStep.ts'
export { formItems } from './formItems.tsx'
export { focusAtOnce } from './focusAtOnce.ts'
export { stateTones } from './stateTones.ts'
export { stepTitle } from './stepTitle.ts'
export { AccountChoice } from './AccountChoice.tsx'
export { NoAccount } from './NoAccount.tsx'
export { passwordTitle } from './passwordTitle.ts'
export { orderItems } from './orderItems.tsx'
export { quoteItems } from './quoteItems.tsx'
export { TurnoverNotice } from './TurnoverNotice.tsx'
export { useWithdraw } from './useWithdraw.ts'
export { useWithdrawal } from './useWithdrawal.ts'
export { useWithdrawPasswordEntry } from './useWithdrawPasswordEntry.ts'
export type { WithdrawalModel, WithdrawalRung } from './withdrawalModel.ts'
export type {
  RecentWithdrawal,
  WithdrawDraft,
  WithdrawForm,
  WithdrawModel,
  WithdrawOptions,
  WithdrawQuote,
  WithdrawStep,
  WithdrawTurnover,
} from './withdrawModel.ts'
export { WithdrawPasswordFields } from './WithdrawPasswordFields.tsx'
export type {
  WithdrawPasswordEntry,
  WithdrawPasswordMode,
  WithdrawPasswordModel,
} from './withdrawPasswordModel.ts'
