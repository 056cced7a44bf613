import type { TransferOptions, TransferModel } from './transferModel.ts'

export function useTransfer(options: TransferOptions): TransferModel {
  throw new Error(`useTransfer is not built yet${Object.keys(options).length}`)
}
