import type { SchemaOutput } from '@koi/api-core'
import { password as passwordRule, type MemberInfo, type register as endpoint } from '@koi/contract'
import * as v from 'valibot'
import { transact } from '../../db/transact.ts'
import { violatedConstraint } from '../../db/violatedConstraint.ts'
import { access } from '../../rules/access.ts'
import { money } from '../../rules/money.ts'
import type { Context } from '../context.ts'
import { createMember } from '../member/createMember.ts'
import { toMemberInfo } from '../member/toMemberInfo.ts'
import { refuse } from '../refuse.ts'
import { checkSmsCode } from '../sms/checkSmsCode.ts'
import { demandPhone } from '../sms/demandPhone.ts'
import { useSmsCode } from '../sms/useSmsCode.ts'
import { hasReachedAge } from './hasReachedAge.ts'
import { openSession } from './openSession.ts'
import { readSecret } from './readSecret.ts'

function today(ctx: Context): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: access.timeZone }).format(ctx.clock.now())
}

function explain(error: unknown): never {
  const constraint = violatedConstraint(error)
  if (constraint === 'members_account_key') refuse('account-taken')
  if (constraint === 'members_phone_key') refuse('phone-taken')
  throw error
}

/**
 * Opens an account, grants its play money and logs it in. The code is used up only when all of it succeeds, so a
 * corrected form can be sent again with the same code.
 *
 * @throws Refusal `phone-invalid`, `underage`, `secret-unreadable`, `password-weak`, `sms-code-wrong`,
 * `sms-code-expired`, `account-taken`, `phone-taken`.
 */
export async function register({
  ctx,
  input,
}: {
  ctx: Context
  input: { form: SchemaOutput<(typeof endpoint)['input']>; device: string }
}): Promise<{ member: MemberInfo; token: string }> {
  const { form, device } = input
  demandPhone(form.area, form.phone)
  if (form.birth_date < '1900-01-01') {
    refuse('invalid-input', { fields: [{ path: 'birth_date', rule: 'range' }] })
  }
  if (!hasReachedAge(form.birth_date, access.minimumAge, today(ctx))) {
    refuse('underage', { minimumAge: access.minimumAge })
  }
  const password = await readSecret(ctx, form.password, form.cipher)
  if (!v.safeParse(passwordRule, password).success) refuse('password-weak')
  const codeId = await checkSmsCode({
    ctx,
    input: { area: form.area, phone: form.phone, code: form.code, purpose: 'register' },
  })
  const passwordHash = await ctx.hasher.hash(password)
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, async (trx) => {
    await useSmsCode(trx, { ctx, input: { codeId } })
    const { id } = await createMember(trx, ctx.random, {
      account: form.account,
      passwordHash,
      withdrawPasswordHash: null,
      area: form.area,
      phone: form.phone,
      name: null,
      email: null,
      birthDate: form.birth_date,
      invitedBy: form.invite_code ?? null,
      grant: money.registrationGrant,
      at,
    })
    const member = await trx
      .updateTable('members')
      .set({ last_login_at: at })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const token = await openSession(trx, { ctx, input: { memberId: id, device } })
    return { member: toMemberInfo(member), token }
  }).catch(explain)
}
