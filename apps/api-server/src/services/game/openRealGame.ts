import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { money } from '../../rules/money.ts'
import type { Context } from '../context.ts'
import { lockAccounts } from '../ledger/lockAccounts.ts'
import { post } from '../ledger/post.ts'
import { refuse } from '../refuse.ts'
import { closeGame } from './closeGame.ts'
import { lockOpenGame } from './lockOpenGame.ts'
import { openGame, type NewGame } from './openGame.ts'

async function followMember(
  trx: Transaction<Schema>,
  ctx: Context,
  { memberId, venueId, sessionId }: { memberId: string; venueId: number; sessionId: string },
): Promise<bigint> {
  const accounts = await lockAccounts(trx, memberId, [
    { kind: 'wallet', venueId: 0 },
    { kind: 'wallet', venueId },
  ])
  const central = accounts.get('wallet:0')?.balance ?? 0n
  const moved = central > money.transferMax ? money.transferMax : central
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
 * wallet, up to the largest transfer. The same game again, as after a reload, goes on with its sitting (RTS 13C).
 *
 * @throws Refusal `game-active` when another is open and `closeOther` is false.
 */
export async function openRealGame(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Context; input: NewGame & { memberId: string; closeOther: boolean } },
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
  return { sessionId, moved: await followMember(trx, ctx, { memberId, venueId, sessionId }) }
}
