import type { TransferModel } from '@koi/features/transfer'

/** The transfer screen's model once the wallets are known. */
export type ReadyTransfer = Extract<TransferModel, { status: 'ready' }>
