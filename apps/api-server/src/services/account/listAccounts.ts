import type { PayoutKind } from '@koi/contract'
import { withdrawal } from '../../rules/withdrawal.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { toPayoutAccount } from './toPayoutAccount.ts'

/** The member's bound accounts, of one kind or all, in the order in which they were bound, and how many of a kind there can be. */
export async function listAccounts({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; kind: PayoutKind | undefined; locale: Locale }
}) {
  const { memberId, kind, locale } = input
  const { name } = await ctx.db
    .selectFrom('members')
    .select('name')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  let bound = ctx.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
  if (kind) bound = bound.where('kind', '=', kind)
  const rows = await bound.orderBy('bound_at').orderBy('id').execute()
  return {
    items: rows.map((row) => toPayoutAccount(row, name, locale)),
    max: withdrawal.accountsPerKind,
  }
}
