export { AccountCard } from './AccountCard.tsx'
export { accountEntry, type AccountEntry } from './accountEntry.ts'
export { accountMark, type AccountMark } from './accountMark.ts'
export { accountName } from './accountName.ts'
export { accountTexts } from './accountTexts.ts'
export type { AccountGroup, AccountRemoval, AccountsModel } from './accountsModel.ts'
export { AlipayField } from './AlipayField.tsx'
export { BankFields } from './BankFields.tsx'
export type {
  BindAlipayModel,
  BindBankModel,
  BindCoinModel,
  BindForm,
  BindModel,
  ChoiceModel,
  HolderModel,
} from './bindModel.ts'
export { BindFields } from './BindFields.tsx'
export { bindNotes } from './bindNotes.ts'
export { bindPaths } from './bindPaths.ts'
export { CoinFields } from './CoinFields.tsx'
export { HolderField } from './HolderField.tsx'
export { RemovalForm } from './RemovalForm.tsx'
export { useAccounts } from './useAccounts.ts'
export { useAccountsOf } from './useAccountsOf.ts'
export { useBindAlipay } from './useBindAlipay.ts'
export { useBindBank } from './useBindBank.ts'
export { useBindCoin } from './useBindCoin.ts'
export { useBindDone } from './useBindDone.ts'
