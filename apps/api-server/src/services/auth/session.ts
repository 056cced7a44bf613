import { type Kysely, sql, type Transaction } from 'kysely'
import { compiled, type ValueOf } from '../../db/compiled.ts'
import type { Schema } from '../../db/schema.ts'
import { limitWindow } from '../../rules/rateLimits.ts'
import { access } from '../../rules/access.ts'
import { newToken, sha256 } from '../../security/token.ts'
import type { Context } from '../context.ts'
import type { MemberCount } from '../rateLimit.ts'

const { session: rules } = access

/**
 * Starts a session of a login and answers its first token, which is stored only as a hash (D22). The session of a further
 * tab ends no later than that of the first.
 */
export async function openSession(
  db: Kysely<Schema>,
  {
    ctx,
    input,
  }: { ctx: Context; input: { memberId: string; loginId: string; device: string; expiresAt?: Date } },
): Promise<string> {
  const token = newToken(ctx.random)
  const at = new Date(ctx.clock.now())
  await db
    .insertInto('sessions')
    .values({
      id: ctx.random.uuid(),
      member_id: input.memberId,
      login_id: input.loginId,
      device: input.device,
      token_hash: sha256(token),
      token_issued_at: at,
      previous_hash: null,
      previous_until: null,
      created_at: at,
      last_active_at: at,
      expires_at: input.expiresAt ?? new Date(at.getTime() + rules.absolute),
      ended_at: null,
      seen_at: null,
      seen_game: null,
      seen_platform: null,
    })
    .execute()
  return token
}

/**
 * Sessions of a member begin and end one after the other, until the transaction ends: a statement that ends them does not
 * see one that another transaction is about to begin.
 */
export async function lockSessions(trx: Transaction<Schema>, memberId: string): Promise<void> {
  await trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
}

/** The member and session of a valid token. */
interface Authenticated {
  readonly memberId: string
  readonly sessionId: string
  readonly loginId: string
  /** The token is the one before the newest of its chain, which another caller has got. */
  readonly superseded: boolean
  /** A new token of the chain, when the old one was due for rotation. */
  readonly freshToken: string | null
  /** How often the member has made calls of this kind, where they are counted. */
  readonly count: MemberCount | null
}

interface SessionRow {
  readonly id: string
  readonly member_id: string
  readonly login_id: string
  readonly token_hash: string
  readonly token_issued_at: Date
  readonly last_active_at: Date
}

/** What a session is looked up by. */
interface Lookup {
  readonly hash: string
  readonly device: string
  readonly now: Date
  readonly idleSince: Date
}

/** The session that a token is valid in, on its device and within the idle and absolute limits (D22). */
const sessionBy = (db: Kysely<Schema>, value: ValueOf<Lookup>) =>
  db
    .selectFrom('sessions')
    .select(['id', 'member_id', 'login_id', 'token_hash', 'token_issued_at', 'last_active_at'])
    .where((eb) =>
      eb.or([
        eb('token_hash', '=', value('hash')),
        eb.and([eb('previous_hash', '=', value('hash')), eb('previous_until', '>', value('now'))]),
      ]),
    )
    .where('device', '=', value('device'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', value('now'))
    .where('last_active_at', '>', value('idleSince'))

const findSession = compiled<Lookup>()(sessionBy)

/**
 * In a statement of its own: its change is not waited for on the disk. When PostgreSQL itself dies, counters of calls and the
 * last sight of members may be those of a second before.
 */
const notFlushed = sql<string>`set_config('synchronous_commit', 'off', true)`

/**
 * Looks a session up and counts the call of its member in the same statement. The counter is one as `RateLimiterPostgres`
 * keeps it, under the SHA-256 of its name.
 */
const findAndCount = compiled<Lookup & { kind: 'write' | 'money'; at: number; until: number }>()(
  (db, value) => ({
    compile: () =>
      sql<SessionRow & MemberCount>`with held as ${sessionBy(db, value)}, counted as (
          insert into rate_limits as known (key, points, expire)
          select rtrim(translate(encode(sha256(convert_to(
            'member ' || ${value('kind')}::text || ' ' || member_id, 'UTF8')), 'base64'), '+/', '-_'), '='),
            1, ${value('until')}::int8 from held
          on conflict (key) do update set
            points = case when known.expire <= ${value('at')}::int8 then 1 else known.points + 1 end,
            expire = case when known.expire <= ${value('at')}::int8 then excluded.expire else known.expire end
          returning points, expire
        ) select held.*, counted.points, counted.expire, ${notFlushed} from held cross join counted`.compile(
        db,
      ),
  }),
)

/**
 * Looks a token up: the newest of its chain, or the one before for 60 s. The idle and absolute limits are checked here, and the
 * token is rotated when it is old enough; of parallel calls only one rotates (D22). A token is
 * refused on any other device than the one that got it.
 *
 * @param input.active false for the heartbeat, which is no activity (D5).
 * @param input.counted as what the call is counted for its member in the database, if it is.
 */
export async function authenticate({
  ctx,
  input,
}: {
  ctx: Context
  input: { token: string; device: string; active: boolean; counted: 'write' | 'money' | null }
}): Promise<Authenticated | null> {
  const now = ctx.clock.now()
  const hash = sha256(input.token)
  const { device, counted: kind } = input
  const lookup = { hash, device, now: new Date(now), idleSince: new Date(now - rules.idle) }
  const counter = kind && { kind, at: now, until: now + limitWindow }
  const counted = counter && (await findAndCount(ctx.db, { ...lookup, ...counter })).rows[0]
  const session = counter ? counted : (await findSession(ctx.db, lookup)).rows[0]
  if (!session) return null

  const due = session.token_hash === hash && session.token_issued_at.getTime() <= now - rules.rotateAfter
  const touched = input.active && session.last_active_at.getTime() <= now - rules.touchEvery
  let freshToken: string | null = null
  if (due) {
    const candidate = newToken(ctx.random)
    const rotated = await ctx.db
      .updateTable('sessions')
      .set({
        token_hash: sha256(candidate),
        token_issued_at: new Date(now),
        previous_hash: hash,
        previous_until: new Date(now + rules.previousValid),
      })
      .where('id', '=', session.id)
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    if (rotated.numUpdatedRows > 0n) freshToken = candidate
  }
  if (touched) {
    await ctx.db
      .updateTable('sessions')
      .set({ last_active_at: new Date(now) })
      // Whoever works in one tab is no absent member in the others.
      .where('login_id', '=', session.login_id)
      .where('ended_at', 'is', null)
      .where('last_active_at', '<', new Date(now))
      .execute()
  }
  return {
    memberId: session.member_id,
    sessionId: session.id,
    loginId: session.login_id,
    superseded: session.token_hash !== hash,
    freshToken,
    count: counted ?? null,
  }
}

const noteSeen = compiled<{ at: Date; game: string | null; platform: string | null; id: string }>()(
  (db, value) =>
    db
      .updateTable('sessions')
      .set({ seen_at: value('at'), seen_game: value('game'), seen_platform: value('platform') })
      .where('id', '=', value('id'))
      .returning(notFlushed.as('flushed')),
)

/**
 * Stores the last heartbeat of a session and its game; a heartbeat is no activity and keeps no login open (D5, D6). The game
 * that it names is not silent: it goes on.
 */
export async function noteHeartbeat({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; sessionId: string; gameid: string; platform: string }
}): Promise<{ serverTime: string }> {
  const at = new Date(ctx.clock.now())
  const { memberId, gameid, platform } = input
  if (gameid !== '') {
    await ctx.db
      .updateTable('game_sessions')
      .set({ last_active_at: at })
      .where('member_id', '=', memberId)
      .where('mode', '=', 'real')
      .where('closed_at', 'is', null)
      .where('game_id', '=', gameid)
      .execute()
  }
  await noteSeen(ctx.db, { at, game: gameid || null, platform: platform || null, id: input.sessionId })
  return { serverTime: at.toISOString() }
}
