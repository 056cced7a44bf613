import type { Selectable, Transaction } from 'kysely'
import type { GameSessionTable } from '../../db/gameTables.ts'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import { lockAccounts } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'

/** A real game session whose row the caller has locked. */
interface OpenGame {
  readonly id: string
  readonly memberId: string
  readonly venueId: number
}

/** What closing moved and left, in fen. */
interface ClosedGame {
  readonly returned: bigint
  readonly held: bigint
  readonly central: bigint
}

/**
 * Closes a game session: its ticket and key die, and with auto-transfer the venue wallet returns to the central one.
 * The stake of an open round stays held.
 */
export async function closeGame(
  trx: Transaction<Schema>,
  { ctx, input: game }: { ctx: Context; input: OpenGame },
): Promise<ClosedGame> {
  const { memberId, venueId } = game
  const at = new Date(ctx.clock.now())
  await trx
    .updateTable('game_sessions')
    .set({ closed_at: at, ticket_hash: null, key_hash: null })
    .where('id', '=', game.id)
    .execute()
  const { auto_transfer: auto } = await trx
    .selectFrom('members')
    .select('auto_transfer')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const accounts = await lockAccounts(trx, memberId, [
    { kind: 'wallet', venueId: 0 },
    { kind: 'wallet', venueId },
    { kind: 'held', venueId },
  ])
  const returned = auto ? (accounts.get(`wallet:${venueId}`)?.balance ?? 0n) : 0n
  if (returned > 0n) {
    await post(trx, {
      id: ctx.random.uuid(),
      kind: 'leave',
      memberId,
      reference: `leave:${game.id}`,
      at,
      moves: [
        { account: { kind: 'wallet', venueId }, amount: -returned },
        { account: { kind: 'wallet', venueId: 0 }, amount: returned },
      ],
    })
  }
  return {
    returned,
    held: accounts.get(`held:${venueId}`)?.balance ?? 0n,
    central: (accounts.get('wallet:0')?.balance ?? 0n) + returned,
  }
}

/** The member's open real game session, locked until the transaction ends. */
export function lockOpenGame(
  trx: Transaction<Schema>,
  memberId: string,
): Promise<Selectable<GameSessionTable> | undefined> {
  return trx
    .selectFrom('game_sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('mode', '=', 'real')
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Closes the member's open real game, if there is one. */
export async function closeOpenGame(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Context; input: { memberId: string } },
): Promise<void> {
  const open = await lockOpenGame(trx, input.memberId)
  if (!open) return
  await closeGame(trx, {
    ctx,
    input: { id: open.id, memberId: input.memberId, venueId: open.venue_id },
  })
}
