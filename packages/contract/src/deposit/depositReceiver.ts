import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'

/** Where the member pays to. In the sandbox these are fictional, and made so that no real payment could reach them. */
export const depositReceiver = v.variant('kind', [
  v.object({
    kind: v.literal('bank'),
    bankCode: v.string(),
    bank: v.string(),
    branch: v.string(),
    holder: v.string(),
    number: v.string(),
    /** To be given as the transfer's remark, so that the payment finds its order. */
    remark: v.string(),
  }),
  v.object({
    kind: v.literal('alipay'),
    account: v.string(),
    holder: v.string(),
    remark: v.string(),
    /** What the QR code holds. */
    qr: v.string(),
  }),
  v.object({
    kind: v.literal('coin'),
    coin: v.string(),
    network: v.picklist(['TRC20', 'ERC20']),
    address: v.string(),
    /** Yuan for one coin, fixed for this order. */
    rate: decimal,
    /** Coins to pay. */
    amount: decimal,
    confirmations: v.number(),
    qr: v.string(),
  }),
])

export type DepositReceiver = v.InferOutput<typeof depositReceiver>
