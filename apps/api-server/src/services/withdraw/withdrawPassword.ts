import { withdrawPassword } from '@koi/contract/rules'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { forgetTries, guardTry } from '../auth/loginGuard.ts'
import { readSecret, requireLoginPassword } from '../auth/loginPassword.ts'
import type { Context } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { refuse } from '../refusal.ts'
import { checkMemberCode, useSmsCode } from '../sms/checkSmsCode.ts'

type Cipher = 'rsa-oaep-256' | undefined

/** Whose tries of the withdraw password are counted: apart from those of the login. */
function guardSubject(memberId: string): string {
  return `withdraw:${memberId}`
}

/** Whether a withdraw password is asked for (always), and whether the member has set one. */
export async function readPasswordConfig({ ctx, input }: { ctx: Context; input: { memberId: string } }) {
  const member = await ctx.db
    .selectFrom('members')
    .select('withdraw_password_hash')
    .where('id', '=', input.memberId)
    .executeTakeFirstOrThrow()
  return { d: true, p: member.withdraw_password_hash !== null }
}

/**
 * Checks the withdraw password. The fifth failure within 30 minutes locks it for 30 minutes, and says so.
 *
 * @throws Refusal `withdraw-password-unset`, `withdraw-password-locked` with `retryAt`, `withdraw-password-wrong` with
 * `triesLeft`.
 */
export async function requireWithdrawPassword({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; password: string | undefined }
}): Promise<void> {
  const { memberId, password } = input
  const { withdraw_password_hash: hash } = await ctx.db
    .selectFrom('members')
    .select('withdraw_password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (hash === null) refuse('withdraw-password-unset')
  if (password === undefined) refuse('withdraw-password-wrong')
  const verdict = await guardTry(ctx, guardSubject(memberId), () => ctx.hasher.verify(password, hash))
  if (verdict.state === 'right') return
  const retryAt = verdict.state === 'locked' ? verdict.retryAt : verdict.lockedUntil
  if (retryAt) refuse('withdraw-password-locked', { retryAt: retryAt.toISOString() })
  if (verdict.state === 'wrong') refuse('withdraw-password-wrong', { triesLeft: verdict.triesLeft })
}

/**
 * The hash of a new withdraw password.
 *
 * @throws Refusal `withdraw-password-weak` unless it is six digits that are not the first to be guessed.
 */
async function hashWithdrawPassword(ctx: Context, password: string): Promise<string> {
  if (!v.is(withdrawPassword, password)) refuse('withdraw-password-weak')
  return ctx.hasher.hash(password)
}

async function tellMember(trx: Transaction<Schema>, ctx: Context, memberId: string): Promise<void> {
  await writeMessage(trx, ctx, { memberId, content: { topic: 'withdraw-password-set' } })
}

/**
 * Sets the first withdraw password, confirmed by the login password.
 *
 * @throws Refusal `withdraw-password-set`, `withdraw-password-weak`, `password-wrong`, `password-locked`,
 * `secret-unreadable`.
 */
export async function setWithdrawPassword({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; loginPassword: string; password: string; cipher: Cipher }
}): Promise<{ set: true }> {
  const { memberId, cipher } = input
  const password = await readSecret(ctx, input.password, cipher)
  const loginPassword = await readSecret(ctx, input.loginPassword, cipher)
  const hash = await hashWithdrawPassword(ctx, password)
  await requireLoginPassword({ ctx, input: { memberId, password: loginPassword } })
  await transact(ctx.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('members')
      .set({ withdraw_password_hash: hash })
      .where('id', '=', memberId)
      .where('withdraw_password_hash', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuse('withdraw-password-set')
    await tellMember(trx, ctx, memberId)
  })
  return { set: true }
}

/**
 * Changes the withdraw password, confirmed by the old one.
 *
 * @throws Refusal `withdraw-password-weak`, `secret-unreadable`, and those of `requireWithdrawPassword`.
 */
export async function changeWithdrawPassword({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; oldPassword: string; password: string; cipher: Cipher }
}): Promise<{ set: true }> {
  const { memberId, cipher } = input
  const password = await readSecret(ctx, input.password, cipher)
  const oldPassword = await readSecret(ctx, input.oldPassword, cipher)
  const hash = await hashWithdrawPassword(ctx, password)
  await requireWithdrawPassword({ ctx, input: { memberId, password: oldPassword } })
  await transact(ctx.db, async (trx) => {
    await trx
      .updateTable('members')
      .set({ withdraw_password_hash: hash })
      .where('id', '=', memberId)
      .execute()
    await tellMember(trx, ctx, memberId)
  })
  return { set: true }
}

/** What takes the place of a forgotten withdraw password. */
interface WithdrawPasswordReset {
  readonly memberId: string
  readonly smsCode: string
  readonly loginPassword: string
  readonly password: string
  readonly cipher: Cipher
}

/**
 * Sets a forgotten withdraw password anew, confirmed by text message and login password together; its lock ends.
 *
 * @throws Refusal `withdraw-password-unset`, `withdraw-password-weak`, `password-wrong`, `password-locked`,
 * `sms-code-wrong`, `sms-code-expired`, `secret-unreadable`.
 */
export async function resetWithdrawPassword({
  ctx,
  input,
}: {
  ctx: Context
  input: WithdrawPasswordReset
}): Promise<{ set: true }> {
  const { memberId, smsCode, cipher } = input
  const password = await readSecret(ctx, input.password, cipher)
  const loginPassword = await readSecret(ctx, input.loginPassword, cipher)
  const hash = await hashWithdrawPassword(ctx, password)
  const codeId = await checkMemberCode({
    ctx,
    input: { memberId, code: smsCode, purpose: 'withdraw-password' },
  })
  await requireLoginPassword({ ctx, input: { memberId, password: loginPassword } })
  await transact(ctx.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('members')
      .set({ withdraw_password_hash: hash })
      .where('id', '=', memberId)
      .where('withdraw_password_hash', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuse('withdraw-password-unset')
    await useSmsCode(trx, { ctx, input: { codeId } })
    await tellMember(trx, ctx, memberId)
  })
  await forgetTries(ctx, guardSubject(memberId))
  return { set: true }
}
