import { access } from '../../rules/access.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'
import type { SmsPurpose } from './smsPurpose.ts'

/**
 * Compares a code with the newest one sent for the phone and purpose, and answers the id to use it up with. A wrong
 * try counts at once, outside any transaction of the caller; after five the code is dead.
 *
 * @throws Refusal `sms-code-wrong` with `triesLeft`, `sms-code-expired`.
 */
export async function checkSmsCode({
  ctx,
  input,
}: {
  ctx: Context
  input: { area: string; phone: string; code: string; purpose: SmsPurpose }
}): Promise<string> {
  const { area, phone, purpose } = input
  const sent = await ctx.db
    .selectFrom('sms_codes')
    .select(['id', 'code_hash', 'expires_at', 'used_at'])
    .where((eb) => eb.and({ area, phone, purpose }))
    .orderBy('sent_at', 'desc')
    .executeTakeFirst()
  if (!sent) refuse('sms-code-wrong')
  const dead = sent.used_at !== null || sent.expires_at.getTime() <= ctx.clock.now()
  if (dead) refuse('sms-code-expired')
  const tried = await ctx.db
    .updateTable('sms_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', sent.id)
    .where('tries', '<', access.sms.tries)
    .returning('tries')
    .executeTakeFirst()
  if (!tried) refuse('sms-code-expired')
  const keyring = await ctx.keyring()
  if (keyring.digest('sms', `${sent.id}:${input.code}`) !== sent.code_hash) {
    refuse('sms-code-wrong', { triesLeft: access.sms.tries - tried.tries })
  }
  await ctx.db
    .updateTable('sms_codes')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('id', '=', sent.id)
    .execute()
  return sent.id
}
