import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { instant } from '../schema/instant.ts'
import { coinNetworks } from './coinNetwork.ts'
import { payoutTarget } from './payoutAccount.ts'

/** The ladder of a withdrawal (D20): it ends in `paid` or `rejected`. */
export const withdrawalStates = ['requested', 'reviewing', 'processing', 'paid', 'rejected'] as const

/** Why a withdrawal was rejected: the review could not confirm the account, or the receiving side sent it back. */
export const rejectionReasons = ['account-unconfirmed', 'payment-returned'] as const

/** One withdrawal. `net` is what arrives: `amount` less `fee`. */
export const withdrawal = v.object({
  /** The order number. */
  id: v.string(),
  state: v.picklist(withdrawalStates),
  amount: decimal,
  fee: decimal,
  net: decimal,
  account: payoutTarget,
  /** What arrives on a coin network, in coins with six places; null for the others. */
  coin: v.nullable(
    v.object({
      coin: v.string(),
      network: v.picklist(coinNetworks),
      rate: v.string(),
      amount: v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{6}$/)),
    }),
  ),
  requestedAt: instant,
  /** When it has arrived in most cases. */
  arrivesBy: instant,
  /** The steps it took, the oldest first. */
  steps: v.array(
    v.object({
      state: v.picklist(withdrawalStates),
      at: instant,
      reason: v.nullable(v.picklist(rejectionReasons)),
    }),
  ),
})

export type WithdrawalState = (typeof withdrawalStates)[number]
export type RejectionReason = (typeof rejectionReasons)[number]
export type Withdrawal = v.InferOutput<typeof withdrawal>
