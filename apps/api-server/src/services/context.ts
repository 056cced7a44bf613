import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Keyring } from '../security/keyring.ts'
import type { PasswordHasher } from '../security/passwordHasher.ts'
import type { Random } from '../security/random.ts'

/** Tells the time in milliseconds since the epoch. */
export interface Clock {
  now(): number
}

/** What every service verb is given. */
export interface Context {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly hasher: PasswordHasher
  /** Resolves to the keys of the database, read once. */
  readonly keyring: () => Promise<Keyring>
  /** Time between two text messages to a phone or from a device, in ms. */
  readonly smsPause: number
  readonly site: {
    readonly sandboxOrigin: string
    readonly version: string
  }
}
