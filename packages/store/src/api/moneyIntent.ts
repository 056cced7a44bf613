import type { Endpoint } from '@koi/api-core'
import type { CallInput } from './callInput.ts'

/** A money-moving call: its input, and the key made once for the player's intent and kept over its repeats (D3). */
export interface MoneyIntent<E extends Endpoint> {
  readonly input: CallInput<E>
  readonly idempotencyKey: string
}
