import type { PayoutAccount } from '@koi/contract/account'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { findAccount, toPayoutAccount } from './payoutAccount.ts'

/**
 * Makes an account the preferred one.
 *
 * @throws Refusal `payout-account-unknown`.
 */
export function setDefaultAccount({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string; locale: Locale }
}): Promise<PayoutAccount> {
  const { memberId, id, locale } = input
  return transact(ctx.db, async (trx) => {
    const member = await trx
      .selectFrom('members')
      .select('name')
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const account = await findAccount(trx, { memberId, id })
    await trx
      .updateTable('payout_accounts')
      .set({ preferred: false })
      .where('member_id', '=', memberId)
      .where('preferred', '=', true)
      .execute()
    await trx.updateTable('payout_accounts').set({ preferred: true }).where('id', '=', id).execute()
    return toPayoutAccount({ ...account, preferred: true }, member.name, locale)
  })
}
