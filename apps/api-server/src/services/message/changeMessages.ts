import type { MessageBox } from '@koi/contract/message'
import type { Context } from '../context.ts'
import { isOffer } from './hiddenOffers.ts'
import { mayReceivePromotions } from '../mayReceive.ts'
import { refuse } from '../refusal.ts'

/** A removed message can be put back for so long, in ms. */
const restorable = 24 * 3_600_000

interface OneMessage {
  readonly memberId: string
  readonly id: string
}

/**
 * Marks a message of the member as read.
 *
 * @throws Refusal `message-unknown` for one that is removed or somebody else's.
 */
export async function markRead({ ctx, input }: { ctx: Context; input: OneMessage }) {
  const read = await ctx.db
    .updateTable('messages')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(new Date(ctx.clock.now()))) }))
    .where('id', '=', input.id)
    .where('member_id', '=', input.memberId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!read) refuse('message-unknown')
  return { read: true as const }
}

/** Marks what the member is shown of a box as read. */
export async function markBoxRead({
  ctx,
  input,
}: {
  ctx: Context
  input: { readonly memberId: string; readonly box: MessageBox }
}) {
  const { memberId } = input
  const withheld = !(await mayReceivePromotions(ctx.db, { ctx, memberId }))
  const { numUpdatedRows } = await ctx.db
    .updateTable('messages')
    .set({ read_at: new Date(ctx.clock.now()) })
    .where('member_id', '=', memberId)
    .where('box', '=', input.box)
    .where('removed_at', 'is', null)
    .where('read_at', 'is', null)
    .$if(withheld, (query) => query.where((eb) => eb.not(isOffer)))
    .executeTakeFirstOrThrow()
  return { read: Number(numUpdatedRows) }
}

/**
 * Takes a message out of its box. Removing it again changes nothing.
 *
 * @throws Refusal `message-unknown`.
 */
export async function removeMessage({ ctx, input }: { ctx: Context; input: OneMessage }) {
  const removed = await ctx.db
    .updateTable('messages')
    .set((eb) => ({ removed_at: eb.fn.coalesce('removed_at', eb.val(new Date(ctx.clock.now()))) }))
    .where('id', '=', input.id)
    .where('member_id', '=', input.memberId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) refuse('message-unknown')
  return { removed: true as const }
}

/**
 * Puts a message back that was removed within the last day. One that is there stays.
 *
 * @throws Refusal `message-unknown`.
 */
export async function restoreMessage({ ctx, input }: { ctx: Context; input: OneMessage }) {
  const since = new Date(ctx.clock.now() - restorable)
  const restored = await ctx.db
    .updateTable('messages')
    .set({ removed_at: null })
    .where('id', '=', input.id)
    .where('member_id', '=', input.memberId)
    .where((eb) => eb.or([eb('removed_at', 'is', null), eb('removed_at', '>', since)]))
    .returning('id')
    .executeTakeFirst()
  if (!restored) refuse('message-unknown')
  return { restored: true as const }
}
