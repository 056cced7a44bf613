import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { HashCost } from '../security/passwordHasher.ts'
import type { Random } from '../security/random.ts'
import type { Clock } from '../services/context.ts'
import type { Logger } from './logger.ts'

/** What the API, the sandbox and the jobs are made of. */
export interface AppDeps {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly logger: Logger
  /** Sends requests to other servers; here only to our own, which the sandbox calls back. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly config: {
    /** Values of the `d` header that are served, one per brand. */
    readonly brandKeys: readonly string[]
    /** Origins of the shells; the first one frames games whose launch names no origin. */
    readonly allowedOrigins: readonly string[]
    readonly sandboxOrigin: string
    /** Where this server's API answers. */
    readonly apiOrigin: string
    readonly version: string
    /** Checks every reply against the contract: on in tests and in development. */
    readonly checkReplies?: boolean
    /** Whether the last address of `x-forwarded-for` counts for rate limits. */
    readonly trustForwarded?: boolean
    readonly hashCost?: HashCost
    /** Time between two text messages to a phone or from a device, in ms; that of the rules (D20) by default. */
    readonly smsPause?: number
  }
}
