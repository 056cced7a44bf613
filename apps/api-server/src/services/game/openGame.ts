import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { play } from '../../rules/games.ts'
import { money } from '../../rules/money.ts'
import { sha256 } from '../../security/token.ts'
import type { Context } from '../context.ts'
import { lockAccounts } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import type { Locale } from '../locale.ts'
import type { PlannedMatch } from '../match/scheduled.ts'
import { refuse } from '../refusal.ts'
import { closeGame, lockOpenGame } from './closeGame.ts'

/**
 * The one-time ticket of a game session. It is derived from the session with the server's own key, so that a replayed
 * launch gives the same address although only the ticket's hash is stored.
 */
export async function gameTicket(ctx: Context, sessionId: string): Promise<string> {
  const keyring = await ctx.keyring()
  return keyring.digest('ticket', sessionId)
}

/** A game session to be opened. */
interface NewGame {
  readonly mode: 'real' | 'demo'
  readonly memberId: string | null
  readonly venueId: number
  readonly gameId: string
  readonly locale: Locale
  readonly shellOrigin: string
  /** The match of the schedule that it is opened for, and what of it was chosen before. */
  readonly match: PlannedMatch | null
  readonly selection: string | undefined
  /** The sitting that goes on; without it a new one begins. */
  readonly sittingId?: string
}

/** Writes a game session with its ticket and answers its id. */
export async function openGame(
  db: Kysely<Schema>,
  { ctx, input }: { ctx: Context; input: NewGame },
): Promise<string> {
  const id = ctx.random.uuid()
  const now = ctx.clock.now()
  if (input.sittingId === undefined) {
    await db
      .insertInto('game_sittings')
      .values({ id, started_at: new Date(now) })
      .execute()
  }
  await db
    .insertInto('game_sessions')
    .values({
      id,
      sitting_id: input.sittingId ?? id,
      mode: input.mode,
      member_id: input.memberId,
      venue_id: input.venueId,
      game_id: input.gameId,
      locale: input.locale,
      shell_origin: input.shellOrigin,
      ticket_hash: sha256(await gameTicket(ctx, id)),
      ticket_expires_at: new Date(now + play.ticketLifetime),
      key_hash: null,
      match: input.match && JSON.stringify(input.match),
      selection: input.selection ?? null,
      demo_balance: input.mode === 'demo' ? money.demoBalance : null,
      opened_at: new Date(now),
      last_active_at: new Date(now),
      closed_at: null,
    })
    .execute()
  return id
}

/** Money that follows a member into a game. */
interface NewFollow {
  readonly memberId: string
  readonly venueId: number
  readonly sessionId: string
  /** At most so much, in fen. */
  readonly transfer: bigint | undefined
}

async function followMember(
  trx: Transaction<Schema>,
  ctx: Context,
  { memberId, venueId, sessionId, transfer }: NewFollow,
): Promise<bigint> {
  const accounts = await lockAccounts(trx, memberId, [
    { kind: 'wallet', venueId: 0 },
    { kind: 'wallet', venueId },
  ])
  const central = accounts.get('wallet:0')?.balance ?? 0n
  const most = transfer !== undefined && transfer < money.transferMax ? transfer : money.transferMax
  const moved = central > most ? most : central
  await post(trx, {
    id: ctx.random.uuid(),
    kind: 'launch',
    memberId,
    reference: `launch:${sessionId}`,
    at: new Date(ctx.clock.now()),
    moves: [
      { account: { kind: 'wallet', venueId: 0 }, amount: -moved },
      { account: { kind: 'wallet', venueId }, amount: moved },
    ],
  })
  return moved
}

/**
 * Opens a real-money session, one per member (RTS 14C). With auto-transfer the central balance moves into the venue
 * wallet, up to `transfer` and the largest transfer. The same game again, as after a reload, goes on with its sitting (RTS 13C).
 *
 * @throws Refusal `game-active` when another is open and `closeOther` is false.
 */
export async function openRealGame(
  trx: Transaction<Schema>,
  {
    ctx,
    input,
  }: {
    ctx: Context
    input: NewGame & { memberId: string; closeOther: boolean; transfer: bigint | undefined }
  },
): Promise<{ sessionId: string; moved: bigint }> {
  const { memberId, venueId } = input
  const member = await trx
    .selectFrom('members')
    .select('auto_transfer')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const open = await lockOpenGame(trx, memberId)
  if (open && !input.closeOther) {
    refuse('game-active', {
      gameid: open.game_id,
      platform: String(open.venue_id),
      venueId: open.venue_id,
      sessionId: open.id,
    })
  }
  if (open) await closeGame(trx, { ctx, input: { id: open.id, memberId, venueId: open.venue_id } })
  const goesOn = open?.venue_id === venueId && open.game_id === input.gameId
  const sitting = goesOn ? { sittingId: open.sitting_id } : {}
  const sessionId = await openGame(trx, { ctx, input: { ...input, ...sitting } })
  if (!member.auto_transfer) return { sessionId, moved: 0n }
  return {
    sessionId,
    moved: await followMember(trx, ctx, { memberId, venueId, sessionId, transfer: input.transfer }),
  }
}
