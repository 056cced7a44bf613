import type { memberSmsPurposes } from '@koi/contract/account'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'
import { lockPhone, type SmsPurpose } from './sendSms.ts'

/** A code that somebody typed. */
interface TypedCode {
  readonly area: string
  readonly phone: string
  readonly code: string
  readonly purpose: SmsPurpose
  /**
   * Who types it, where nobody is logged in: a code that this device asked for comes first, and one that another device of
   * the member asked for never counts.
   */
  readonly device?: string
  /** Something that has to fit the code does not: the right code is answered and counted like a wrong one. */
  readonly denied?: boolean
  /** The field of the form it was typed into, where that has several: refusals name it. */
  readonly field?: string
}

const { sms } = access

/** How many wrong codes may still be typed today for the phone and purpose, over all its codes of this trust. */
async function wrongTriesLeft(
  trx: Transaction<Schema>,
  ctx: Context,
  { area, phone, purpose, trusted }: Pick<TypedCode, 'area' | 'phone' | 'purpose'> & { trusted: boolean },
): Promise<number> {
  const { wrong } = await trx
    .selectFrom('sms_codes')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<bigint>('wrong'), eb.lit(0)).as('wrong'))
    .where((eb) => eb.and({ area, phone, purpose, trusted }))
    .where('sent_at', '>', new Date(ctx.clock.now() - sms.daily.window))
    .executeTakeFirstOrThrow()
  return sms.daily.wrongTries - Number(wrong)
}

/**
 * Compares a code with the newest one sent for the phone and purpose, and answers the id to use it up with. Every try counts
 * at once, outside any transaction of the caller, whether it is right or not and whatever becomes of the call: after five
 * the code no longer counts, and after twenty wrong ones in a day no code of the phone and purpose does.
 *
 * @throws Refusal `sms-code-wrong` with `triesLeft`, `sms-code-expired`.
 */
export async function checkSmsCode({ ctx, input }: { ctx: Context; input: TypedCode }): Promise<string> {
  const { area, phone, purpose, device, denied = false, field } = input
  const named = field === undefined ? undefined : { field }
  const keyring = await ctx.keyring()
  const { id, triesLeft } = await transact(ctx.db, async (trx) => {
    await lockPhone(trx, { area, phone })
    let codes = trx
      .selectFrom('sms_codes')
      .select(['id', 'code_hash', 'expires_at', 'used_at', 'tries', 'trusted'])
      .where((eb) => eb.and({ area, phone, purpose }))
    if (device !== undefined) {
      codes = codes
        .where((eb) => eb.or([eb('device', '=', device), eb('trusted', '=', false)]))
        .orderBy((eb) => eb('device', '=', device), 'desc')
    }
    const sent = await codes.orderBy('sent_at', 'desc').executeTakeFirst()
    if (!sent) refuse('sms-code-wrong', named)
    const over = sent.used_at !== null || sent.expires_at.getTime() <= ctx.clock.now()
    const today = await wrongTriesLeft(trx, ctx, { area, phone, purpose, trusted: sent.trusted })
    if (over || sent.tries >= sms.tries || today <= 0) refuse('sms-code-expired', named)
    const right = !denied && keyring.digest('sms', `${sent.id}:${input.code}`) === sent.code_hash
    await trx
      .updateTable('sms_codes')
      .set((eb) => ({ tries: eb('tries', '+', 1), wrong: eb('wrong', '+', right ? 0 : 1) }))
      .where('id', '=', sent.id)
      .execute()
    return { id: sent.id, triesLeft: right ? null : Math.min(sms.tries - sent.tries, today) - 1 }
  })
  return triesLeft === null ? id : refuse('sms-code-wrong', { triesLeft, ...named })
}

/**
 * Compares a code with the one sent to the member's own phone, and answers the id to use it up with.
 *
 * @throws Refusal `sms-code-wrong` with `triesLeft`, `sms-code-expired`.
 */
export async function checkMemberCode({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; code: string; purpose: (typeof memberSmsPurposes)[number]; field?: string }
}): Promise<string> {
  const { code, purpose, field } = input
  const phone = await ctx.db
    .selectFrom('members')
    .select(['area', 'phone'])
    .where('id', '=', input.memberId)
    .executeTakeFirstOrThrow()
  return checkSmsCode({ ctx, input: { ...phone, code, purpose, ...(field === undefined ? {} : { field }) } })
}

/**
 * Uses a checked code up.
 *
 * @throws Refusal `sms-code-expired` when somebody else used it meanwhile.
 */
export async function useSmsCode(
  db: Kysely<Schema>,
  { ctx, input }: { ctx: Context; input: { codeId: string } },
): Promise<void> {
  const used = await db
    .updateTable('sms_codes')
    .set({ used_at: new Date(ctx.clock.now()) })
    .where('id', '=', input.codeId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) refuse('sms-code-expired')
}
