export { usePasswordState, type WithdrawPasswordState } from './usePasswordState.ts'
export type { WithdrawPasswordMode, WithdrawPasswordModel } from './useWithdrawPassword.ts'
export { useWithdrawPasswordEntry, type WithdrawPasswordEntry } from './useWithdrawPasswordEntry.ts'
export { passwordTitle, WithdrawPasswordFields, WithdrawPasswordModal } from './WithdrawPasswordForm.tsx'
