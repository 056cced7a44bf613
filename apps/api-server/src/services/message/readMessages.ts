import type { MessageBox } from '@koi/contract/message'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { mayReceivePromotions } from '../mayReceive.ts'
import { comesAfter, pageOffset, type PageInput } from '../page.ts'
import { refuse } from '../refusal.ts'
import { deliveringBulletins, type Reader } from './deliverBulletins.ts'
import { countHiddenOffers, isOffer } from './hiddenOffers.ts'
import { messageBody, toMessage } from './message.ts'

/** Messages that the member is shown. */
const messagesOf = (
  db: Kysely<Schema>,
  { memberId, withheld }: { readonly memberId: string; readonly withheld: boolean },
) =>
  db
    .selectFrom('messages')
    .leftJoin('bulletins', 'bulletins.id', 'messages.bulletin_id')
    .selectAll('messages')
    .select(['title_zh', 'title_en', 'summary_zh', 'summary_en', 'body_zh', 'body_en', 'link'])
    .where('messages.member_id', '=', memberId)
    .where('messages.removed_at', 'is', null)
    .$if(withheld, (query) => query.where((eb) => eb.not(isOffer)))

/**
 * Messages of one box, the newest first, and how many are unread in each.
 *
 * @throws Refusal `invalid-input` for a page that is too deep, or that begins after a message of somebody else.
 */
export async function listMessages({
  ctx,
  input,
}: {
  ctx: Context
  input: Reader & PageInput & { readonly box: MessageBox; readonly locale: Locale }
}) {
  const { memberId, box, page, pageSize, after, locale } = input
  const offset = pageOffset(input)
  const withheld = !(await mayReceivePromotions(ctx.db, { ctx, memberId }))
  await sql`${deliveringBulletins(ctx, { ...input, withheld })} select`.execute(ctx.db)
  let query = messagesOf(ctx.db, { memberId, withheld }).where('messages.box', '=', box)
  if (after !== undefined) {
    query = query.where(
      await comesAfter(ctx.db, { memberId, after }, { table: 'messages', time: 'created_at' }),
    )
  }
  const rows = await query
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute()
  const counts = await ctx.db
    .selectFrom('message_counts')
    .select(['box', 'messages', 'unread'])
    .where('member_id', '=', memberId)
    .execute()
  const hidden = withheld ? await countHiddenOffers(ctx.db, memberId) : { messages: 0, unread: 0 }
  const countOf = (one: MessageBox) => {
    const { messages = 0, unread = 0 } = counts.find((known) => known.box === one) ?? {}
    if (one !== 'promotion') return { messages, unread }
    return { messages: messages - hidden.messages, unread: unread - hidden.unread }
  }
  return {
    items: rows.map((row) => toMessage(row, locale)),
    page,
    pageSize,
    total: countOf(box).messages,
    unread: {
      inbox: countOf('inbox').unread,
      announcement: countOf('announcement').unread,
      promotion: countOf('promotion').unread,
    },
  }
}

/**
 * One message of the member with its text. Somebody else's is unknown.
 *
 * @throws Refusal `message-unknown`.
 */
export async function readMessage({
  ctx,
  input,
}: {
  ctx: Context
  input: { readonly memberId: string; readonly id: string; readonly locale: Locale }
}) {
  const { memberId } = input
  const withheld = !(await mayReceivePromotions(ctx.db, { ctx, memberId }))
  const row = await messagesOf(ctx.db, { memberId, withheld })
    .where('messages.id', '=', input.id)
    .executeTakeFirst()
  if (!row) refuse('message-unknown')
  return { ...toMessage(row, input.locale), ...messageBody(row, input.locale) }
}
