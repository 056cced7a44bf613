import type { Kysely } from 'kysely'
import { constants, createHmac, generateKeyPair, privateDecrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Schema } from '../db/schema.ts'
import type { Random } from './random.ts'

/** The server's own keys, kept in the database so that every process has the same. */
export interface Keyring {
  readonly publicKey: string
  /** Text of an RSA-OAEP-256 secret in base64, or null when it cannot be read (D14). */
  decrypt(secret: string): string | null
  /** A keyed digest: opaque outside, the same in every process. */
  digest(purpose: string, text: string): string
}

async function value(db: Kysely<Schema>, key: string): Promise<string> {
  const row = await db.selectFrom('config').select('value').where('key', '=', key).executeTakeFirst()
  if (!row) throw new Error(`the database has no ${key}: seed it first`)
  return row.value
}

/** Reads the keyring that the seed made. */
export async function loadKeyring(db: Kysely<Schema>): Promise<Keyring> {
  const publicKey = await value(db, 'rsa-public')
  const privateKey = await value(db, 'rsa-private')
  const digestKey = await value(db, 'digest-key')
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return {
    publicKey,
    decrypt(secret) {
      if (!/^[A-Za-z0-9+/]+={0,2}$/.test(secret)) return null
      try {
        const bytes = privateDecrypt({ key: privateKey, ...padding }, Buffer.from(secret, 'base64'))
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      } catch {
        return null
      }
    },
    digest: (purpose, text) =>
      createHmac('sha256', digestKey).update(`${purpose}:${text}`).digest('base64url'),
  }
}

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
