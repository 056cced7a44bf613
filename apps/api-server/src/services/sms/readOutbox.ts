import type { Context } from '../context.ts'

const shown = 20

/** The last messages for a phone in the sandbox outbox, the newest first. */
export async function readOutbox({ ctx, input }: { ctx: Context; input: { area: string; phone: string } }) {
  const rows = await ctx.db
    .selectFrom('sms_outbox')
    .select(['purpose', 'code', 'sent_at', 'expires_at'])
    .where('area', '=', input.area)
    .where('phone', '=', input.phone)
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
