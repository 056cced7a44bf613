import { encodeMultipart } from '../form/encodeMultipart.ts'
import { createUuid } from './createUuid.ts'
import { observing } from './observing.ts'
import { retrying } from './retrying.ts'
import { sharing } from './sharing.ts'

/**
 * Every optional part of a client, to be spread into its options where all of them are wanted.
 *
 * @example
 * ```ts
 * const client = createClient({ ...browserPorts(), ...allParts, session, headers })
 * ```
 */
export const allParts = {
  idempotency: createUuid,
  multipart: encodeMultipart,
  observing,
  retrying,
  sharing,
} as const
