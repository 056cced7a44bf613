import type { SchemaOutput } from '@koi/api-core'
import type { ContactField, register as endpoint } from '@koi/contract/auth'
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
import { beginLogin } from './beginLogin.ts'
import type { Caller } from './caller.ts'
import { readSecret } from './loginPassword.ts'

/** Whether somebody born on `birthDate` has reached `years` on `today`; both are calendar days of one zone. */
export function hasReachedAge(birthDate: string, years: number, today: string): boolean {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  return `${String(Number(year) + years).padStart(4, '0')}-${month}-${day}` <= today
}

function today(ctx: Context, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(ctx.clock.now())
}

/** @throws Refusal `underage`, and `invalid-input` for a day that nobody alive was born on. */
export function requireAge(
  ctx: Context,
  birthDate: string,
  { minimumAge, timeZone }: Pick<ServedBrand, 'minimumAge' | 'timeZone'>,
): void {
  if (birthDate < '1900-01-01') refuse('invalid-input', { fields: [{ path: 'birth_date', rule: 'range' }] })
  if (!hasReachedAge(birthDate, minimumAge, today(ctx, timeZone))) refuse('underage', { minimumAge })
}

type Contacts = Partial<Record<ContactField, string | undefined>>

/**
 * The contacts that the brand asks for; others that were sent are left out.
 *
 * @throws Refusal `invalid-input` where one is missing that the brand insists on.
 */
function readContacts(
  form: Contacts,
  { registrationContacts }: Pick<ServedBrand, 'registrationContacts'>,
): Record<ContactField, string | null> {
  const contacts: Record<ContactField, string | null> = { email: null, wechat: null, qq: null }
  for (const { field, required } of registrationContacts) {
    const text = form[field]
    if (text !== undefined) contacts[field] = text
    else if (required) refuse('invalid-input', { fields: [{ path: field, rule: 'required' }] })
  }
  return contacts
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
  input: { form: SchemaOutput<(typeof endpoint)['input']>; caller: Caller; brand: ServedBrand }
}): Promise<{ member: MemberInfo; token: string }> {
  const { form, caller, brand } = input
  const { device } = caller
  requirePhone(form, brand)
  const contacts = readContacts(form, brand)
  requireAge(ctx, form.birth_date, brand)
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
      ...contacts,
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
    const token = await beginLogin(trx, { ctx, input: { memberId: id, caller, method: 'register' } })
    return { member: toMemberInfo(member), token }
  }).catch(explain)
}
