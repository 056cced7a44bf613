import type { FeedbackKind } from '@koi/contract/feedback'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'
import { feedbackRules } from '../../rules/feedback.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { writeMessage } from '../message/writeMessage.ts'
import type { JobKind } from '../queue/jobQueue.ts'

const payload = v.object({ id: v.string() })

/** The desk takes feedback up, or answers it. */
export const deskJob = { name: 'feedback.desk', payload, attempts: 20 } satisfies JobKind<typeof payload>

/** What the simulated desk writes. */
const answers: Readonly<Record<FeedbackKind, Readonly<Record<Locale, string>>>> = {
  game: {
    'zh-CN':
      '感谢您的反馈。我们已核对相关局的记录，每一局都可以在投注记录里查看并验证。如果还有疑问，请把注单号告诉我们。',
    en: 'Thank you for telling us. We have checked the rounds in question. You can look at and verify every round in your bet record. If something is still unclear, send us the number of the round.',
  },
  money: {
    'zh-CN':
      '感谢您的反馈。我们已核对您的资金记录，订单的每一步都可以在订单详情里查看。如果款项仍未到账，请把订单号告诉我们。',
    en: 'Thank you for telling us. We have checked your funds. Every step of an order is in its details. If money is still missing, send us the number of the order.',
  },
  account: {
    'zh-CN': '感谢您的反馈。您的账户状态正常。请不要把密码和验证码告诉任何人，我们也不会向您索要。',
    en: 'Thank you for telling us. Your account is in order. Tell nobody your password or a code. We never ask for them.',
  },
  promotion: {
    'zh-CN': '感谢您的反馈。我们已核对您参加的优惠，进度和规则以优惠详情页为准。',
    en: 'Thank you for telling us. We have checked your promotions. Their pages show how far you are and the full terms.',
  },
  site: {
    'zh-CN': '感谢您的反馈。我们已把问题交给开发同事，会在后续版本中改进。',
    en: 'Thank you for telling us. We have passed this on to our developers, who will look after it in a coming version.',
  },
  other: {
    'zh-CN': '感谢您的反馈。我们已认真阅读并记录下来，您的意见会帮助我们做得更好。',
    en: 'Thank you for telling us. We have read and noted it. It helps us to do better.',
  },
}

/** How much of a text a message about it shows. */
const titleLength = 40

function titleOf(text: string): string {
  const line = text.replaceAll('\n', ' ')
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
  return letters.length > titleLength ? `${letters.slice(0, titleLength).join('')}…` : line
}

/** Takes feedback up, or answers it once it was taken up; the member is told in the same transaction. */
export async function advanceFeedback(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Context; input: { readonly id: string } },
): Promise<void> {
  const now = ctx.clock.now()
  const row = await trx
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', input.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.state === 'answered') return
  const { id, member_id: memberId, kind, locale, text } = row
  if (row.state === 'received') {
    await trx.updateTable('feedback').set({ state: 'reviewing' }).where('id', '=', id).execute()
    const runAt = now + feedbackRules.desk.answerAfter
    await ctx.queue.enqueue(trx, { kind: deskJob, payload: { id }, runAt, dedupeKey: `${id}:answer` })
    return
  }
  await trx
    .updateTable('feedback')
    .set({ state: 'answered', reply: answers[kind][locale], answered_at: new Date(now) })
    .where('id', '=', id)
    .execute()
  const content = { topic: 'feedback-answered', feedback: id, title: titleOf(text) } as const
  await writeMessage(trx, ctx, { memberId, content })
}
