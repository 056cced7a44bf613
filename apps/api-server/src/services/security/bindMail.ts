import type { SchemaOutput } from '@koi/api-core'
import type { bindMail as endpoint } from '@koi/contract/security'
import { transact } from '../../db/transact.ts'
import { maskEmail } from '../../security/mask.ts'
import type { Context } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { useSmsCode } from '../sms/checkSmsCode.ts'
import { checkNewMailCode } from './mailCode.ts'
import { requireProof } from './requireProof.ts'

/**
 * Binds the mail address whose code the member knows, in place of any other.
 *
 * @throws Refusal `sms-code-wrong`, `sms-code-expired` and those of `requireProof`.
 */
export async function bindMail({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; device: string; form: SchemaOutput<(typeof endpoint)['input']> }
}): Promise<{ email: string }> {
  const { memberId, device, form } = input
  const { email, code } = form
  const mailCodeId = await checkNewMailCode(ctx, { email, code, device })
  const codeId = await requireProof({ ctx, input: { memberId, purpose: 'change-mail', form } })
  await transact(ctx.db, async (trx) => {
    await useSmsCode(trx, { ctx, input: { codeId: mailCodeId } })
    if (codeId !== null) await useSmsCode(trx, { ctx, input: { codeId } })
    await trx
      .updateTable('members')
      .set({ email, email_verified_at: new Date(ctx.clock.now()) })
      .where('id', '=', memberId)
      .execute()
    await writeMessage(trx, ctx, {
      memberId,
      content: { topic: 'email-changed', email: maskEmail(email) },
    })
  })
  return { email: maskEmail(email) }
}
