import type { ContactField } from '@koi/contract/auth'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { access } from '../rules/access.ts'
import { type Keyring, loadKeyring } from '../security/keyring.ts'
import { createPasswordHasher, type HashCost, type PasswordHasher } from '../security/passwordHasher.ts'
import type { Random } from '../security/random.ts'
import type { MemberLimits } from '../rules/rateLimits.ts'
import type { Logger } from './logger.ts'
import { type CleanPictures, createPictureCleaner } from './pictureCleaner/createPictureCleaner.ts'
import { everybodyMay, type PromotionGuard } from './promotionGuard.ts'
import type { JobQueue } from './queue/jobQueue.ts'

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
  /** Writes uploaded pictures anew. */
  readonly cleanPicture: CleanPictures
  readonly queue: JobQueue
  /** Resolves to the keys of the database, read once. */
  readonly keyring: () => Promise<Keyring>
  /** Time between two text messages to a phone or from a device, in ms. */
  readonly smsPause: number
  /** Who may receive promotions. */
  readonly promotionGuard: PromotionGuard
  /** Draws of all titles come so often, in seconds, whatever the title says; null outside of tests. */
  readonly drawSeconds: number | null
  readonly site: {
    readonly sandboxOrigin: string
    readonly version: string
    /** Hosts for which the sandbox plays the service of page views. */
    readonly statistics: readonly string[]
  }
}

/** A brand as far as a server knows it (D19). */
export interface ServedBrand {
  /** Its value of the `d` header. */
  readonly d: string
  /** Years. */
  readonly minimumAge: number
  /** In which days begin. */
  readonly timeZone: string
  /** ISO 3166-1 alpha-2 codes. */
  readonly servedRegions: readonly string[]
  /** What registration asks for beside the phone. */
  readonly registrationContacts: readonly { readonly field: ContactField; readonly required: boolean }[]
  /** Whether a new tab of a browser may join the login of another (D5). */
  readonly handOver: boolean
  /** Its page of customer service. */
  readonly customerService: string
  /** Where its shells are opened. */
  readonly origins: { readonly desktop: string; readonly mobile: string }
}

/** What the API, the sandbox and the jobs are made of. */
export interface AppDeps {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly logger: Logger
  readonly queue: JobQueue
  /** Sends requests to other servers; here only to our own, which the sandbox calls back. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Who may receive promotions: everybody by default. */
  readonly promotionGuard?: PromotionGuard
  readonly config: {
    readonly brands: readonly ServedBrand[]
    /** Origins of the shells; the first one frames games whose launch names no origin. */
    readonly allowedOrigins: readonly string[]
    readonly sandboxOrigin: string
    /** Where this server's API answers. */
    readonly apiOrigin: string
    readonly version: string
    /** Checks every reply against the contract: on in tests and in development. */
    readonly checkReplies?: boolean
    /** Addresses and networks of the proxies in front, whose `x-forwarded-for` is believed; none by default. */
    readonly trustedProxies?: readonly string[]
    /** Until when the whole site is under maintenance, in ms since the epoch. */
    readonly maintenanceUntil?: number | null
    /** Where callers are: as a header of a trusted proxy says, or all in one region, for tests. */
    readonly region?: { readonly header: string | null; readonly everybody: string | null }
    readonly hashCost?: HashCost
    /** Time between two text messages to a phone or from a device, in ms; that of the rules (D20) by default. */
    readonly smsPause?: number
    /** How often every title is drawn, in seconds; as each title says by default. */
    readonly drawSeconds?: number | null
    /** Hosts for which the sandbox plays the service of page views (D17); none by default. */
    readonly statistics?: readonly string[]
    /** Calls of one member in a minute, by what they do; those of the rules by default. */
    readonly memberLimits?: MemberLimits
  }
}

/** The context of the services. Keys are read on first use; a failed read is tried again. */
export function createContext({
  db,
  clock,
  random,
  queue,
  config,
  promotionGuard = everybodyMay,
}: Omit<AppDeps, 'logger' | 'fetch'>): Context {
  let keys: Promise<Keyring> | undefined
  return {
    db,
    clock,
    random,
    queue,
    hasher: createPasswordHasher(random, config.hashCost),
    cleanPicture: createPictureCleaner(),
    keyring() {
      keys ??= loadKeyring(db).catch((error: unknown) => {
        keys = undefined
        throw error
      })
      return keys
    },
    smsPause: config.smsPause ?? access.sms.resendAfter,
    promotionGuard,
    drawSeconds: config.drawSeconds ?? null,
    site: {
      sandboxOrigin: config.sandboxOrigin,
      version: config.version,
      statistics: config.statistics ?? [],
    },
  }
}
