import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { venueStatus } from '../game/venueStatus.ts'

/** Ways to deposit. */
export const depositChannelIds = ['bank', 'alipay', 'coin'] as const

export type DepositChannelId = (typeof depositChannelIds)[number]

/** A network on which a coin can be deposited. */
export const depositNetwork = v.object({
  network: v.picklist(['TRC20', 'ERC20']),
  coin: v.string(),
  /** Yuan for one coin. */
  rate: decimal,
  min: decimal,
  /** Confirmations after which a payment counts, and the minutes they usually take. */
  confirmations: v.number(),
  minutes: v.number(),
})

/** A way to deposit with its terms. `min` and `max` bound one deposit. */
export const depositChannel = v.object({
  id: v.picklist(depositChannelIds),
  status: venueStatus,
  min: decimal,
  max: decimal,
  /** Part of what is paid that the house keeps, in percent with two places; rounded down to whole fen. */
  feePercent: decimal,
  /** Minutes until it has arrived in most cases. */
  minutes: v.number(),
  quickAmounts: v.array(decimal),
  /** Only for coins. */
  networks: v.array(depositNetwork),
})

export type DepositChannel = v.InferOutput<typeof depositChannel>
