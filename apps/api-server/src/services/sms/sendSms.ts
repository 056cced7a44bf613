import { sql } from 'kysely'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'
import { demandPhone } from './demandPhone.ts'
import type { SmsPurpose } from './smsPurpose.ts'

const { sms } = access

/** Where a code goes and what it is for. */
export interface SmsRequest {
  readonly area: string
  readonly phone: string
  readonly purpose: SmsPurpose
  readonly device: string
}

/**
 * Puts a six-digit code into the sandbox outbox (D20): one per 60 s for a phone, and for a device. The answer is the
 * same whether or not the phone belongs to a member.
 *
 * @throws Refusal `phone-invalid`, `sms-too-often` with `retryAt`.
 */
export async function sendSms({ ctx, input }: { ctx: Context; input: SmsRequest }) {
  const { area, phone, purpose, device } = input
  demandPhone(area, phone)
  const keyring = await ctx.keyring()
  const code = String(ctx.random.below(1_000_000)).padStart(6, '0')
  return transact(ctx.db, async (trx) => {
    await sql`select pg_advisory_xact_lock(7302, hashtext(${`${area}-${phone}`}))`.execute(trx)
    await sql`select pg_advisory_xact_lock(7303, hashtext(${device}))`.execute(trx)
    const now = ctx.clock.now()
    const last = await trx
      .selectFrom('sms_codes')
      .select('sent_at')
      .where((eb) => eb.or([eb.and({ area, phone }), eb('device', '=', device)]))
      .where('sent_at', '>', new Date(now - ctx.smsPause))
      .orderBy('sent_at', 'desc')
      .executeTakeFirst()
    if (last) {
      refuse('sms-too-often', { retryAt: new Date(last.sent_at.getTime() + ctx.smsPause).toISOString() })
    }
    const id = ctx.random.uuid()
    const sent_at = new Date(now)
    const expires_at = new Date(now + sms.lifetime)
    await trx
      .insertInto('sms_codes')
      .values({
        id,
        area,
        phone,
        purpose,
        device,
        code_hash: keyring.digest('sms', `${id}:${code}`),
        tries: 0,
        sent_at,
        expires_at,
        used_at: null,
      })
      .execute()
    await trx
      .insertInto('sms_outbox')
      .values({ id: ctx.random.uuid(), area, phone, purpose, code, sent_at, expires_at })
      .execute()
    return {
      retryAt: new Date(now + ctx.smsPause).toISOString(),
      expiresAt: expires_at.toISOString(),
    }
  })
}
