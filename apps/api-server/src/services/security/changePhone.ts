import type { SchemaOutput } from '@koi/api-core'
import type { changePhone as endpoint } from '@koi/contract/security'
import { violatedConstraint } from '../../db/errorCode.ts'
import { transact } from '../../db/transact.ts'
import { maskPhone } from '../../security/mask.ts'
import { readSecret, requireLoginPassword } from '../auth/loginPassword.ts'
import type { Context, ServedBrand } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { refuse } from '../refusal.ts'
import { checkMemberCode, checkSmsCode, useSmsCode } from '../sms/checkSmsCode.ts'
import { requirePhone, sendSms } from '../sms/sendSms.ts'
import { checkOwnMailCode } from './mailCode.ts'

interface Phone {
  readonly area: string
  readonly phone: string
}

/** @throws Refusal `phone-invalid`, `phone-same`. */
async function requireOtherPhone(
  ctx: Context,
  { area, phone, memberId, brand }: Phone & { readonly memberId: string; readonly brand: ServedBrand },
): Promise<void> {
  requirePhone({ area, phone }, brand)
  const own = await ctx.db
    .selectFrom('members')
    .select(['area', 'phone'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (own.area === area && own.phone === phone) refuse('phone-same')
}

/**
 * Sends a code to the phone that the member wants to have. The answer is the same whether or not another member has it.
 *
 * @throws Refusal `phone-invalid`, `phone-same`, `sms-too-often`.
 */
export async function sendNewPhoneCode({
  ctx,
  input,
}: {
  ctx: Context
  input: Phone & { memberId: string; device: string; brand: ServedBrand }
}) {
  const { area, phone, device } = input
  await requireOtherPhone(ctx, input)
  const sent = await sendSms({ ctx, input: { area, phone, device, purpose: 'new-phone' } })
  return { ...sent, to: maskPhone(phone) }
}

/** Checks that the old phone is the member's, or where it is not at hand, password and mail together. */
async function requireOldPhone(
  ctx: Context,
  memberId: string,
  form: SchemaOutput<(typeof endpoint)['input']>,
): Promise<string> {
  if (form.proof === 'code') {
    return checkMemberCode({
      ctx,
      input: { memberId, code: form.proof_code, purpose: 'change-phone', field: 'proof_code' },
    })
  }
  const password = await readSecret(ctx, form.login_password, form.cipher)
  await requireLoginPassword({ ctx, input: { memberId, password } })
  return checkOwnMailCode(ctx, { memberId, code: form.mail_code })
}

/**
 * Changes the phone of the member. That another member has the new one is told only to who has it in hand.
 *
 * @throws Refusal `phone-invalid`, `phone-same`, `phone-taken`, `mail-unset`, `mail-too-new`, `password-wrong`, `password-locked`,
 * `secret-unreadable`, `sms-code-wrong`, `sms-code-expired`: `field` says which of the codes.
 */
export async function changePhone({
  ctx,
  input,
}: {
  ctx: Context
  input: {
    memberId: string
    device: string
    brand: ServedBrand
    form: SchemaOutput<(typeof endpoint)['input']>
  }
}): Promise<{ phone: string }> {
  const { memberId, device, brand, form } = input
  const { area, phone, code } = form
  await requireOtherPhone(ctx, { area, phone, memberId, brand })
  const newCode = await checkSmsCode({
    ctx,
    input: { area, phone, code, device, purpose: 'new-phone', field: 'code' },
  })
  const oldCode = await requireOldPhone(ctx, memberId, form)
  await transact(ctx.db, async (trx) => {
    await useSmsCode(trx, { ctx, input: { codeId: oldCode } })
    await useSmsCode(trx, { ctx, input: { codeId: newCode } })
    await trx.updateTable('members').set({ area, phone }).where('id', '=', memberId).execute()
    await writeMessage(trx, ctx, {
      memberId,
      content: { topic: 'phone-changed', phone: maskPhone(phone) },
    })
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === 'members_phone_key') refuse('phone-taken')
    throw error
  })
  return { phone: maskPhone(phone) }
}
