import type { Effect } from '@koi/api-core'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import * as v from 'valibot'
import { limitWindow, memberLimits, type MemberLimits, rateLimits } from '../rules/rateLimits.ts'
import { sha256 } from '../security/token.ts'
import type { Context } from './context.ts'

/** Who asks, as far as limits care. */
interface Caller {
  readonly device: string
  readonly address: string
  readonly guest: boolean
}

const statement = v.object({
  text: v.string(),
  values: v.tuple([v.string(), v.number(), v.number(), v.number()]),
})
const counted = v.object({ points: v.number(), expire: v.bigint() })

/**
 * The table of the counters, for the library: it knows the time of the system only, and its one statement says until
 * when it counts and what time it is. Here both become times of our clock, and the answer a time of the system again.
 */
function createStore({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    async query(given: unknown) {
      const { text, values } = v.parse(statement, given)
      const [key, points, expire, now] = values
      const shift = clock.now() - now
      const query = CompiledQuery.raw(text, [key, points, expire + shift, now + shift])
      const { rows } = await db.executeQuery(query)
      return {
        rows: rows.map((row) => {
          const found = v.parse(counted, row)
          return { points: found.points, expire: Number(found.expire) - clock.now() + Date.now() }
        }),
      }
    },
  }
}

type Limiter = Pick<RateLimiterPostgres, 'consume'>

function createLimiter(ctx: Pick<Context, 'db' | 'clock'>, points: number, window: number): Limiter {
  return new RateLimiterPostgres({
    storeClient: createStore(ctx),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // The job `forget-guards` does it, once for all processes.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points,
    duration: window / 1000,
  })
}

/** Counts one call under each key, and answers in how many seconds all of them may be called again, 0 for now. */
async function consume(counters: readonly (readonly [Limiter, string])[]): Promise<number> {
  const counts = await Promise.allSettled(counters.map(([limiter, key]) => limiter.consume(sha256(key))))
  const waits = counts.map((count) => {
    if (count.status === 'fulfilled') return 0
    if (count.reason instanceof RateLimiterRes)
      return Math.max(Math.ceil(count.reason.msBeforeNext / 1000), 1)
    throw count.reason
  })
  return Math.max(0, ...waits)
}

/**
 * Counts calls of this name for their device and for their address, in the database, so that all processes count
 * together. Answers in how many seconds the caller may call again, 0 for now.
 */
export function createRateLimit(
  ctx: Pick<Context, 'db' | 'clock'>,
  name: string,
): (caller: Caller) => Promise<number> {
  const rule = rateLimits.get(name)
  if (!rule) return async () => 0
  const perDevice = rule.perDevice === undefined ? null : createLimiter(ctx, rule.perDevice, rule.window)
  const perAddress = createLimiter(ctx, rule.perAddress, rule.window)
  return async ({ device, address, guest }) => {
    if (rule.guestsOnly && !guest) return 0
    return consume([
      ...(perDevice ? [[perDevice, `${name} device ${device} ${address}`] as const] : []),
      [perAddress, `${name} address ${address}`],
    ])
  }
}

/** Counts calls of each member within one window in this process. */
function createReadLimit({ clock }: Pick<Context, 'clock'>, limit: number): (memberId: string) => number {
  let started = 0
  let counts = new Map<string, number>()
  return (memberId) => {
    const now = clock.now()
    if (now < started || now >= started + limitWindow) {
      started = now
      counts = new Map()
    }
    const count = (counts.get(memberId) ?? 0) + 1
    counts.set(memberId, count)
    return count <= limit ? 0 : Math.ceil((started + limitWindow - now) / 1000)
  }
}

/** How often a member has called in its window, as the database counts it. */
export interface MemberCount {
  readonly points: number
  /** When the window ends, in ms. */
  readonly expire: bigint
}

/** Answers in how many seconds a member may make a call of this kind again, 0 for now. */
export type MemberLimit = (
  member: { readonly memberId: string; readonly count: MemberCount | null },
  effect: Effect,
) => number

/**
 * Limits the calls of each member by what they do (D22). Made once for all calls of a server. Calls that write are counted
 * where their session is looked up, in one statement.
 */
export function createMemberLimit(
  { clock }: Pick<Context, 'clock'>,
  limits: MemberLimits = memberLimits,
): MemberLimit {
  const limitReads = createReadLimit({ clock }, limits.read)
  return ({ memberId, count }, effect) => {
    if (effect === 'read') return limitReads(memberId)
    if (count === null) throw new Error(`a call that is to ${effect} was not counted`)
    if (count.points <= limits[effect]) return 0
    return Math.max(Math.ceil((Number(count.expire) - clock.now()) / 1_000), 1)
  }
}
