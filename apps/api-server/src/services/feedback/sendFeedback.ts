import type { FeedbackKind } from '@koi/contract/feedback'
import { sql, type Transaction } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { feedbackRules } from '../../rules/feedback.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refusal.ts'
import { deskJob } from './answerFeedback.ts'
import { readFeedback, toFeedback } from './listFeedback.ts'

const day = 86_400_000

interface NewFeedback {
  readonly memberId: string
  /** What the client names this sending by. */
  readonly request: string
  readonly kind: FeedbackKind
  readonly text: string
  readonly pictures: readonly string[]
  readonly locale: Locale
}

/** The feedback that was sent under the same name before. @throws Refusal `invalid-input` where it says something else. */
async function findRepeat(trx: Transaction<Schema>, { memberId, request, ...said }: NewFeedback) {
  const row = await trx
    .selectFrom('feedback')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request', '=', request)
    .executeTakeFirst()
  const known = row && (await readFeedback(trx, [row]))[0]
  if (!known) return null
  const ids = known.pictures.map(({ id }) => id)
  if (known.kind !== said.kind || known.text !== said.text || !isDeepStrictEqual(ids, said.pictures))
    refuse('invalid-input')
  return known
}

/** @throws Refusal `picture-unknown` for one that is not there, of somebody else, or used before. */
async function usePictures(
  trx: Transaction<Schema>,
  { id, memberId, pictures }: { id: string; memberId: string; pictures: readonly string[] },
) {
  const used = []
  for (const [place, picture] of pictures.entries()) {
    const row = await trx
      .updateTable('pictures')
      .set({ feedback_id: id, place })
      .where('id', '=', picture)
      .where('member_id', '=', memberId)
      .where('feedback_id', 'is', null)
      .returning(['id', 'width', 'height'])
      .executeTakeFirst()
    used.push(row ?? refuse('picture-unknown'))
  }
  return used
}

/**
 * Takes feedback in, and puts it on the desk. The same again under its name answers the same, and writes nothing.
 *
 * @throws Refusal `feedback-limit` with `max`, `picture-unknown`, `invalid-input` for
 * something else under a name that was used.
 */
export function sendFeedback({ ctx, input }: { ctx: Context; input: NewFeedback }) {
  const { memberId, request, kind, text, pictures, locale } = input
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, async (trx) => {
    await trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
    const known = await findRepeat(trx, input)
    if (known) return known
    const { today } = await trx
      .selectFrom('feedback')
      .select(sql<number>`count(*)::int4`.as('today'))
      .where('member_id', '=', memberId)
      .where('created_at', '>', new Date(at.getTime() - day))
      .executeTakeFirstOrThrow()
    if (today >= feedbackRules.perDay) refuse('feedback-limit', { max: feedbackRules.perDay })
    const row = {
      id: ctx.random.uuid(),
      member_id: memberId,
      request,
      kind,
      text,
      locale,
      state: 'received' as const,
      reply: null,
      created_at: at,
      answered_at: null,
    }
    await trx.insertInto('feedback').values(row).execute()
    const used = await usePictures(trx, { id: row.id, memberId, pictures })
    await ctx.queue.enqueue(trx, {
      kind: deskJob,
      payload: { id: row.id },
      runAt: at.getTime() + feedbackRules.desk.reviewAfter,
      dedupeKey: `${row.id}:review`,
    })
    return toFeedback(row, used)
  })
}
