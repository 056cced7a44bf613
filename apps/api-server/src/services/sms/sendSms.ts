import { memberSmsPurposes } from '@koi/contract/account'
import type { smsPurposes } from '@koi/contract/auth'
import type { outboxInput, outboxReply } from '@koi/contract/sandbox'
import { sql, type Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import { phoneAreas } from '../../rules/phoneAreas.ts'
import { maskPhone } from '../../security/mask.ts'
import type { Context, ServedBrand } from '../context.ts'
import { isKnownDeviceOfPhone } from '../member/devices.ts'
import { refuse } from '../refusal.ts'

const { sms } = access

/** What a code is for: a guest's purposes, those of a member whose phone is known, and a new phone or mail address. */
export type SmsPurpose =
  | (typeof smsPurposes)[number]
  | (typeof memberSmsPurposes)[number]
  | 'new-phone'
  | 'bind-mail'

/** Where a code goes and what it is for. */
interface SmsRequest {
  readonly area: string
  readonly phone: string
  readonly purpose: SmsPurpose
  readonly device: string
}

/** @throws Refusal `phone-invalid` when the brand does not serve the area, or the area has no such number. */
export function requirePhone(
  { area, phone }: { readonly area: string; readonly phone: string },
  { servedRegions }: Pick<ServedBrand, 'servedRegions'>,
): void {
  const rule = phoneAreas.find((entry) => entry.area === area)
  if (!rule?.pattern.test(phone) || !servedRegions.includes(rule.region)) refuse('phone-invalid')
}

/** Codes of one phone are sent and tried one after the other, until the transaction ends. */
export async function lockPhone(
  trx: Transaction<Schema>,
  { area, phone }: { area: string; phone: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(7302, hashtext(${`${area}-${phone}`}))`.execute(trx)
}

/**
 * When the next code may be sent: after the pause of the phone and of the device, and not beyond a day's codes of the phone.
 * A code that a member asks for to its own phone neither waits for the device nor makes it wait: a change of the phone needs
 * one to the old number and one to the new. What strangers ask for counts against strangers alone, so that nobody keeps a code from the member.
 */
async function nextSendAt(
  trx: Transaction<Schema>,
  ctx: Context,
  {
    area,
    phone,
    device,
    own,
    trusted,
    now,
  }: SmsRequest & { readonly own: boolean; readonly trusted: boolean; readonly now: number },
): Promise<number> {
  const sentSince = (window: number) =>
    trx
      .selectFrom('sms_codes')
      .select('sent_at')
      .where('sent_at', '>', new Date(now - window))
      .orderBy('sent_at', 'desc')
  const byDevice = own
    ? undefined
    : await sentSince(ctx.smsPause)
        .where('device', '=', device)
        .where('purpose', 'not in', memberSmsPurposes)
        .executeTakeFirst()
  let toPhone = sentSince(sms.daily.window).where((eb) => eb.and({ area, phone }))
  if (trusted) toPhone = toPhone.where('trusted', '=', true)
  const today = await toPhone.limit(sms.daily.codes).execute()
  const [last] = today
  const oldest = today.length < sms.daily.codes ? undefined : today.at(-1)
  const after = (sent: { sent_at: Date } | undefined, pause: number) =>
    sent ? sent.sent_at.getTime() + pause : now
  return Math.max(after(byDevice, ctx.smsPause), after(last, ctx.smsPause), after(oldest, sms.daily.window))
}

/**
 * Puts a six-digit code into the sandbox outbox (D20): one per 60 s for a phone and for a device, ten a day for a phone.
 * The answer to a stranger is the same whether or not the phone belongs to a member.
 *
 * @throws Refusal `sms-too-often` with `retryAt`.
 */
export async function sendSms({
  ctx,
  input,
}: {
  ctx: Context
  input: SmsRequest & {
    /** The member who asks for a code to its own phone. */
    readonly memberId?: string
  }
}) {
  const { area, phone, purpose, device } = input
  const keyring = await ctx.keyring()
  const code = String(ctx.random.below(1_000_000)).padStart(6, '0')
  return transact(ctx.db, async (trx) => {
    await lockPhone(trx, { area, phone })
    await sql`select pg_advisory_xact_lock(7303, hashtext(${device}))`.execute(trx)
    const now = ctx.clock.now()
    const own = input.memberId !== undefined
    const trusted = own || (await isKnownDeviceOfPhone(trx, { area, phone, device }))
    const next = await nextSendAt(trx, ctx, { area, phone, purpose, device, own, trusted, now })
    if (next > now) refuse('sms-too-often', { retryAt: new Date(next).toISOString() })
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
        trusted,
        code_hash: keyring.digest('sms', `${id}:${code}`),
        tries: 0,
        wrong: 0,
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

/**
 * Sends a code to the member's own phone, and answers where it went, masked (D22).
 *
 * @throws Refusal `sms-too-often` with `retryAt`.
 */
export async function sendMemberSms({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; device: string; purpose: (typeof memberSmsPurposes)[number] }
}) {
  const { device, purpose } = input
  const { area, phone } = await ctx.db
    .selectFrom('members')
    .select(['area', 'phone'])
    .where('id', '=', input.memberId)
    .executeTakeFirstOrThrow()
  const sent = await sendSms({ ctx, input: { area, phone, device, purpose, memberId: input.memberId } })
  return { ...sent, phone: maskPhone(phone) }
}

const shown = 20

/** The last messages for a phone in the sandbox outbox, the newest first. */
export async function readOutbox({
  ctx,
  input,
}: {
  ctx: Context
  input: InferOutput<typeof outboxInput>
}): Promise<InferOutput<typeof outboxReply>> {
  const { area, phone } = 'mail' in input ? { area: 'mail', phone: input.mail } : input
  const rows = await ctx.db
    .selectFrom('sms_outbox')
    .select(['purpose', 'code', 'sent_at', 'expires_at'])
    .where('area', '=', area)
    .where('phone', '=', phone)
    .orderBy('sent_at', 'desc')
    .limit(shown)
    .execute()
  return {
    items: rows.map((row) => ({
      purpose: row.purpose,
      code: row.code,
      sentAt: row.sent_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
  }
}
