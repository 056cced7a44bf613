import { EncryptionError } from './encryptionError.ts'

// OAEP with SHA-256 takes two hashes and two bytes of the key's length.
const OVERHEAD_BYTES = 66

async function importKey(subtle: SubtleCrypto, publicKey: string): Promise<CryptoKey> {
  try {
    const base64 = publicKey.replace(/-----(?:BEGIN|END) PUBLIC KEY-----|\s/g, '')
    const der = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    return await subtle.importKey('spki', der, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  } catch {
    throw new EncryptionError('bad-key')
  }
}

function keyBytes(key: CryptoKey): number {
  return 'modulusLength' in key.algorithm ? Math.ceil(Number(key.algorithm.modulusLength) / 8) : 0
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
  if (!subtle) throw new EncryptionError('no-webcrypto')
  const key = await importKey(subtle, publicKey)
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > keyBytes(key) - OVERHEAD_BYTES) throw new EncryptionError('too-long')
  const sealed = await subtle.encrypt({ name: 'RSA-OAEP' }, key, bytes)
  return btoa(String.fromCharCode(...new Uint8Array(sealed)))
}
