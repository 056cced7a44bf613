import type { SchemaOutput } from '@koi/api-core'
import type { register as endpoint } from '@koi/contract/auth'
import type { MemberInfo } from '@koi/contract/member'
import { password as passwordRule } from '@koi/contract/rules'
import * as v from 'valibot'
import { violatedConstraint } from '../../db/errorCode.ts'
import { transact } from '../../db/transact.ts'
import { money } from '../../rules/money.ts'
import type { Context, ServedBrand } from '../context.ts'
import { createMember } from '../member/createMember.ts'
import { toMemberInfo } from '../member/memberInfo.ts'
import { refuse } from '../refusal.ts'
import { checkSmsCode, useSmsCode } from '../sms/checkSmsCode.ts'
import { requirePhone } from '../sms/sendSms.ts'
import { readSecret } from './loginPassword.ts'
import { openSession } from './session.ts'

/** Whether somebody born on `birthDate` has reached `years` on `today`; both are calendar days of one zone. */
export function hasReachedAge(birthDate: string, years: number, today: string): boolean {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  return `${String(Number(year) + years).padStart(4, '0')}-${month}-${day}` <= today
}

function today(ctx: Context, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(ctx.clock.now())
}

function explain(error: unknown): never {
  const constraint = violatedConstraint(error)
  if (constraint === 'members_account_key') refuse('account-taken')
  if (constraint === 'members_phone_key') refuse('phone-taken')
  throw error
}

/**
 * Opens an account, grants its play money and logs it in. The code is used up when all of it succeeds; a refused
 * form can be sent again with the same code, as often as the code has tries.
 *
 * @throws Refusal `phone-invalid`, `underage`, `secret-unreadable`, `password-weak`, `sms-code-wrong`,
 * `sms-code-expired`, `account-taken`, `phone-taken`.
 */
export async function register({
  ctx,
  input,
}: {
  ctx: Context
  input: { form: SchemaOutput<(typeof endpoint)['input']>; device: string; brand: ServedBrand }
}): Promise<{ member: MemberInfo; token: string }> {
  const { form, device, brand } = input
  requirePhone(form, brand)
  if (form.birth_date < '1900-01-01') {
    refuse('invalid-input', { fields: [{ path: 'birth_date', rule: 'range' }] })
  }
  if (!hasReachedAge(form.birth_date, brand.minimumAge, today(ctx, brand.timeZone))) {
    refuse('underage', { minimumAge: brand.minimumAge })
  }
  const password = await readSecret(ctx, form.password, form.cipher)
  if (!v.safeParse(passwordRule, password).success) refuse('password-weak')
  const codeId = await checkSmsCode({
    ctx,
    input: { area: form.area, phone: form.phone, code: form.code, purpose: 'register', device },
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
