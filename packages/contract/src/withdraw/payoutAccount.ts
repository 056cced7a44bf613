import * as v from 'valibot'

/** What a withdrawal can be paid to. */
export const payoutKinds = ['bank', 'alipay', 'coin'] as const

/** A bound account, masked to its last four characters (D22). */
export const payoutAccount = v.object({
  id: v.string(),
  kind: v.picklist(payoutKinds),
  /** Bank code, `alipay`, or the coin's name. */
  code: v.string(),
  name: v.string(),
  tail: v.string(),
  preferred: v.boolean(),
})

export type PayoutAccount = v.InferOutput<typeof payoutAccount>
