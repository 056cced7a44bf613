export { AccountCard } from './AccountCard.tsx'
export {
  accountEntry,
  accountName,
  accountSummary,
  type AccountEntry,
  type AccountSummary,
} from './accountEntry.ts'
export { accountKinds } from './accountKinds.ts'
export { AccountList } from './AccountList.tsx'
export { BindPage, type BindViewProps } from './BindPage.tsx'
export { BindButton, BindNotes, BindSection } from './BindSection.tsx'
export { useAccounts, useAccountsOf, type AccountGroup, type AccountsModel } from './useAccounts.ts'
export type { BindAlipayModel } from './useBindAlipay.ts'
export type { BindBankModel } from './useBindBank.ts'
export type { BindCoinModel } from './useBindCoin.ts'
export type { AccountRemoval } from './useRemoval.ts'
