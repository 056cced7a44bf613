import * as v from 'valibot'
import { instant } from '../schema/instant.ts'
import { coinNetworks } from './coinNetwork.ts'

/** What a withdrawal can be paid to. */
export const payoutKinds = ['bank', 'alipay', 'coin'] as const

/** What is told of an account beside its id, masked (D22): a withdrawal keeps it even when the account is gone. */
export const payoutTarget = v.object({
  kind: v.picklist(payoutKinds),
  /** Bank code, `alipay`, or the coin's name. */
  code: v.string(),
  /** What the player calls it: the bank, Alipay, the coin. */
  name: v.string(),
  /** The network of a coin address; null for the others. */
  network: v.nullable(v.picklist(coinNetworks)),
  /** The last four characters. */
  tail: v.string(),
  /** How the account is shown: `**** 4417`, or `k***@mail.example` for a mail address. */
  masked: v.string(),
})

/** A bound account, masked to its last four characters (D22). */
export const payoutAccount = v.object({
  id: v.string(),
  ...payoutTarget.entries,
  /** Name of the holder, masked; null for a coin address. */
  holder: v.nullable(v.string()),
  preferred: v.boolean(),
  boundAt: instant,
})

export type PayoutKind = (typeof payoutKinds)[number]
export type PayoutTarget = v.InferOutput<typeof payoutTarget>
export type PayoutAccount = v.InferOutput<typeof payoutAccount>
