import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import { closeGame } from './closeGame.ts'
import { lockOpenGame } from './lockOpenGame.ts'

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
