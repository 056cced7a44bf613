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

/**
 * Encrypts a text for the holder of the private key: RSA-OAEP with SHA-256, as base64 (D14). The key is SPKI, as PEM or
 * base64 DER.
 *
 * @throws EncryptionError with the reason `no-webcrypto` where the context is not secure, `bad-key`, or `too-long` (more
 * than 190 bytes of UTF-8 at 2048 bits)
 *
 * @example
 * ```ts
 * const password = await encryptSensitive(preInfo.publicKey, 'koi-demo-2026')
 * ```
 */
export async function encryptSensitive(publicKey: string, text: string): Promise<string> {
  // The types promise it; a page that is no secure context does not have it.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  let reason: EncryptionReason = subtle ? 'bad-key' : 'no-webcrypto'
  try {
    const base64 = publicKey.replace(/-----.*?-----|\s/g, '')
    const der = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
    const key = await subtle.importKey('spki', der, algorithm, false, ['encrypt'])
    // With a key that was accepted, nothing but the length is left to refuse.
    reason = 'too-long'
    const sealed = await subtle.encrypt(algorithm, key, new TextEncoder().encode(text))
    return btoa(String.fromCharCode(...new Uint8Array(sealed)))
  } catch {
    throw new EncryptionError(reason)
  }
}
