import type { SchemaOutput } from '@koi/api-core'
import type { login as endpoint } from '@koi/contract/auth'
import type { MemberInfo } from '@koi/contract/member'
import { account as accountRule } from '@koi/contract/rules'
import * as v from 'valibot'
import { transact } from '../../db/transact.ts'
import { sha256 } from '../../security/token.ts'
import type { Context } from '../context.ts'
import { isKnownDevice } from '../member/devices.ts'
import { toMemberInfo } from '../member/memberInfo.ts'
import { refuse } from '../refusal.ts'
import { checkSmsCode, useSmsCode } from '../sms/checkSmsCode.ts'
import { beginLogin } from './beginLogin.ts'
import type { Caller } from './caller.ts'
import { forgetTries, guardTry } from './loginGuard.ts'
import { readSecret } from './loginPassword.ts'

/** A phone number stands for a member only where no other area has the same number. */
async function findMember(ctx: Context, name: string) {
  const query = ctx.db.selectFrom('members').select(['id', 'password_hash'])
  const account = v.safeParse(accountRule, name)
  if (account.success) return query.where('account', '=', account.output).executeTakeFirst()
  if (!/^\d{5,15}$/.test(name)) return undefined
  const [member, another] = await query.where('phone', '=', name).limit(2).execute()
  return another ? undefined : member
}

/** Whose tries count together: those of one device that the member has used before, or those of all strangers. */
function guardSubject(caller: string, subject: string): string {
  return `login:${caller}:${subject}`
}

/** A typed name, normalised: letter case and spaces around it do not matter. */
function nameSubject(name: string): string {
  return `name:${sha256(name.trim().toLowerCase())}`
}

/** Who has shown to be a member, and the hash of the password that was right, where it was one. */
interface Recognised {
  readonly memberId: string
  readonly passwordHash?: string | undefined
}

/**
 * Checks an account name or phone number with its password. An unknown account costs the
 * same work and gets the same answer as a wrong password (D22).
 *
 * Tries are counted twice. The reply depends on the name that was typed, so that a lock shows neither whether the
 * name exists nor which phone number belongs to an account. Besides, the tries of all names of a member count together,
 * and when those are used up even the right password gets the answer of a wrong one.
 *
 * @throws Refusal `bad-credentials` with `triesLeft`, `account-locked` with `retryAt`, `secret-unreadable`.
 */
async function passwordLogin({
  ctx,
  input,
}: {
  ctx: Context
  input: { account: string; password: string; cipher?: 'rsa-oaep-256' | undefined; device: string }
}): Promise<Recognised> {
  const { device } = input
  const password = await readSecret(ctx, input.password, input.cipher)
  const member = await findMember(ctx, input.account)
  const name = nameSubject(input.account)
  const memberId = member?.id ?? `unknown:${name}`
  const caller = (await isKnownDevice(ctx.db, { memberId, device })) ? device : 'strangers'
  const verdict = await guardTry(ctx, guardSubject(caller, name), async () => {
    const known = await guardTry(ctx, guardSubject(caller, memberId), () =>
      ctx.hasher.verify(password, member?.password_hash ?? null),
    )
    if (known.state === 'locked') await ctx.hasher.verify(password, null)
    return known.state === 'right'
  })
  if (verdict.state === 'locked') refuse('account-locked', { retryAt: verdict.retryAt.toISOString() })
  if (verdict.state === 'wrong') refuse('bad-credentials', { triesLeft: verdict.triesLeft })
  return { memberId, passwordHash: member?.password_hash }
}

/**
 * Checks a text-message code of the member with that phone. It also opens an account that this device has locked.
 *
 * @throws Refusal `sms-code-wrong`, `sms-code-expired`, `bad-credentials` when no member has the phone.
 */
async function smsLogin({
  ctx,
  input,
}: {
  ctx: Context
  input: { area: string; phone: string; code: string; device: string }
}): Promise<Recognised> {
  const { area, phone, code, device } = input
  const codeId = await checkSmsCode({ ctx, input: { area, phone, code, device, purpose: 'login' } })
  await useSmsCode(ctx.db, { ctx, input: { codeId } })
  const member = await ctx.db
    .selectFrom('members')
    .select(['id', 'account'])
    .where('area', '=', area)
    .where('phone', '=', phone)
    .executeTakeFirst()
  if (!member) refuse('bad-credentials')
  await forgiveDevice({ ctx, input: { memberId: member.id, account: member.account, phone, device } })
  return { memberId: member.id }
}

/** Opens an account that this device has locked: its owner has typed a code that was sent to the phone. */
export async function forgiveDevice({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; account: string; phone: string; device: string }
}): Promise<void> {
  for (const subject of [input.memberId, nameSubject(input.account), nameSubject(input.phone)]) {
    await forgetTries(ctx, guardSubject(input.device, subject))
  }
}

/**
 * Logs a member in by password or text-message code.
 *
 * @throws Refusal `bad-credentials`, `account-locked`, `secret-unreadable`, `sms-code-wrong`, `sms-code-expired`.
 */
export async function login({
  ctx,
  input,
}: {
  ctx: Context
  input: { form: SchemaOutput<(typeof endpoint)['input']>; caller: Caller }
}): Promise<{ member: MemberInfo; token: string }> {
  const { form, caller } = input
  const { device } = caller
  const { memberId, passwordHash } =
    form.mode === 'password'
      ? await passwordLogin({ ctx, input: { ...form, device } })
      : await smsLogin({ ctx, input: { ...form, device } })
  return transact(ctx.db, async (trx) => {
    let entering = trx
      .updateTable('members')
      .set({ last_login_at: new Date(ctx.clock.now()) })
      .where('id', '=', memberId)
    // It may have been changed since it was checked, and whoever changed it ended all sessions that there were.
    if (passwordHash !== undefined) entering = entering.where('password_hash', '=', passwordHash)
    const member = await entering.returningAll().executeTakeFirst()
    if (!member) refuse('bad-credentials')
    const token = await beginLogin(trx, { ctx, input: { memberId, caller, method: form.mode } })
    return { member: toMemberInfo(member), token }
  })
}
