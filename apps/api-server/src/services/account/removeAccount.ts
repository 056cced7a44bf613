import type { PayoutKind } from '@koi/contract/account'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { refuse } from '../refusal.ts'
import { checkMemberCode, useSmsCode } from '../sms/checkSmsCode.ts'
import { findAccount } from './payoutAccount.ts'

/**
 * Removes an account, confirmed by text message. When it was the preferred one, the oldest that is left takes its place.
 *
 * @throws Refusal `payout-account-unknown`, `payout-account-in-use` while a withdrawal to it is under way,
 * `sms-code-wrong`, `sms-code-expired`.
 */
export async function removeAccount({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string; kinds: readonly PayoutKind[]; smsCode: string }
}): Promise<{ removed: true }> {
  const { memberId, id } = input
  const { kind } = await findAccount(ctx.db, { memberId, id })
  if (!input.kinds.includes(kind)) refuse('payout-account-unknown')
  const codeId = await checkMemberCode({
    ctx,
    input: { memberId, code: input.smsCode, purpose: 'remove-account' },
  })
  return transact(ctx.db, async (trx) => {
    await trx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().executeTakeFirst()
    const account = await findAccount(trx, { memberId, id })
    const open = await trx
      .selectFrom('withdrawals')
      .select('id')
      .where('account_id', '=', id)
      .where('state', 'not in', ['paid', 'rejected'])
      .executeTakeFirst()
    if (open) refuse('payout-account-in-use')
    await useSmsCode(trx, { ctx, input: { codeId } })
    await trx
      .updateTable('payout_accounts')
      .set({ removed_at: new Date(ctx.clock.now()), preferred: false })
      .where('id', '=', id)
      .execute()
    await writeMessage(trx, ctx, {
      memberId,
      content: { topic: 'payout-account-removed', kind, masked: account.masked },
    })
    if (account.preferred) {
      await trx
        .updateTable('payout_accounts')
        .set({ preferred: true })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('payout_accounts')
            .select('id')
            .where('member_id', '=', memberId)
            .where('removed_at', 'is', null)
            .orderBy('bound_at')
            .orderBy('id')
            .limit(1),
        )
        .execute()
    }
    return { removed: true }
  })
}
