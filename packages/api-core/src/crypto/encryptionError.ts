import { TypedError } from '../errors/typedError.ts'

/** Why a text was not encrypted. */
export type EncryptionReason = 'no-webcrypto' | 'bad-key' | 'too-long'

/**
 * A text that could not be encrypted (D14). Neither text nor key is part of it.
 *
 * @example
 * ```ts
 * try { await encryptSensitive('no key', 'secret') } catch (error) { if (error instanceof EncryptionError) explain(error.reason) }
 * ```
 */
export class EncryptionError extends TypedError<'encryption'> {
  declare readonly reason: EncryptionReason

  constructor(reason: EncryptionReason) {
    super('encryption', `Not encrypted: ${reason}`, { reason })
  }
}
