import { encodeMultipart } from '../form/encodeForm.ts'
import { createUuid } from '../ports/random.ts'
import { observing } from './observing.ts'
import { retrying } from './retrying.ts'
import { sharing } from './sharing.ts'

/**
 * Every optional feature of a client, to be spread into its options: retries, shared reads, idempotency keys, uploads and
 * observation. Name single ones instead where bytes count.
 *
 * @example
 * ```ts
 * const client = createClient({ ...browserPorts(), ...allFeatures, session, headers })
 * ```
 */
export const allFeatures = {
  idempotency: createUuid,
  multipart: encodeMultipart,
  observing,
  retrying,
  sharing,
} as const
