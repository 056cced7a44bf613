import type { Wire } from '@koi/contract'
import type { Feedback } from '@koi/contract/feedback'
import type { Kysely, Selectable } from 'kysely'
import type { FeedbackTable, PictureTable } from '../../db/feedbackTables.ts'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import { countReachable, pageOffset } from '../page.ts'
import { toPicture } from '../picture/storePicture.ts'

type FeedbackRow = Selectable<FeedbackTable>
type PictureRow = Pick<Selectable<PictureTable>, 'id' | 'width' | 'height'>

/** Feedback as it travels. */
export function toFeedback(row: FeedbackRow, pictures: readonly PictureRow[]): Wire<Feedback> {
  const { id, kind, text, state, reply, created_at: at, answered_at: answered } = row
  return {
    id,
    kind,
    text,
    pictures: pictures.map(toPicture),
    state,
    createdAt: at.toISOString(),
    reply: reply === null || answered === null ? null : { text: reply, at: answered.toISOString() },
  }
}

/** Feedback with its pictures. */
export async function readFeedback(
  db: Kysely<Schema>,
  rows: readonly FeedbackRow[],
): Promise<Wire<Feedback>[]> {
  if (rows.length === 0) return []
  const pictures = await db
    .selectFrom('pictures')
    .select(['id', 'width', 'height', 'feedback_id'])
    .where(
      'feedback_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('place')
    .execute()
  return rows.map((row) =>
    toFeedback(
      row,
      pictures.filter(({ feedback_id: id }) => id === row.id),
    ),
  )
}

/** What the member has sent, a page at a time, the newest first. */
export async function listFeedback({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'db'>
  input: { readonly memberId: string; readonly page: number; readonly pageSize: number }
}) {
  const { memberId, page, pageSize } = input
  const offset = pageOffset(input)
  const total = await countReachable(ctx.db, { member_id: memberId, list: 'feedback' })
  const rows = await ctx.db
    .selectFrom('feedback')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute()
  return { items: await readFeedback(ctx.db, rows), page, pageSize, total }
}
