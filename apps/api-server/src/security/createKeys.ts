import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Random } from './random.ts'

const generate = promisify(generateKeyPair)

/** New keys for an empty database: RSA for secret fields (D14) and a digest key. */
export async function createKeys(random: Random): Promise<{ key: string; value: string }[]> {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return [
    { key: 'rsa-public', value: publicKey },
    { key: 'rsa-private', value: privateKey },
    { key: 'digest-key', value: Buffer.from(random.bytes(32)).toString('base64url') },
  ]
}
