/** Why a text was not encrypted. */
export type EncryptionReason = 'no-webcrypto' | 'bad-key' | 'too-long'

/** A text that could not be encrypted (D14). Neither text nor key is part of it. */
export class EncryptionError extends Error {
  override readonly name = 'EncryptionError'
  readonly kind = 'encryption'
  readonly reason: EncryptionReason

  constructor(reason: EncryptionReason) {
    super(`Not encrypted: ${reason}`)
    this.reason = reason
  }
}
