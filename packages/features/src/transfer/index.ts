export { recycleItems } from './recycleItems.tsx'
export { quickAmounts } from './quickAmounts.ts'
export type {
  RecycleModel,
  TransferDirection,
  TransferForm,
  TransferModel,
  TransferOptions,
  TransferStep,
  WalletRow,
} from './transferModel.ts'
export { useTransfer } from './useTransfer.ts'
