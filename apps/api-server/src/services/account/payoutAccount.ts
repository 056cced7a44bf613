import type { PayoutAccount, PayoutKind, PayoutTarget } from '@koi/contract/account'
import type { Kysely, Selectable } from 'kysely'
import type { PayoutAccountTable } from '../../db/paymentTables.ts'
import type { Schema } from '../../db/schema.ts'
import { payoutBanks } from '../../rules/payoutBanks.ts'
import { withdrawal } from '../../rules/withdrawal.ts'
import { maskName } from '../../security/mask.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refusal.ts'

/**
 * A bound account of this member. Somebody else's is not found.
 *
 * @throws Refusal `payout-account-unknown`.
 */
export async function findAccount(
  db: Kysely<Schema>,
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<Selectable<PayoutAccountTable>> {
  const row = await db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row ?? refuse('payout-account-unknown')
}

type Row = Pick<Selectable<PayoutAccountTable>, 'kind' | 'code' | 'network' | 'tail' | 'masked'>

const alipay = { 'zh-CN': '支付宝', en: 'Alipay' }

function nameOf({ kind, code }: Row, locale: Locale): string {
  if (kind === 'alipay') return alipay[locale]
  if (kind === 'coin') return code
  return payoutBanks.find((bank) => bank.code === code)?.name[locale] ?? code
}

/** The fields of an account that replies show, masked (D22). */
export function targetOf(row: Row, locale: Locale): PayoutTarget {
  const { kind, code, network, tail, masked } = row
  return { kind, code, name: nameOf(row, locale), network, tail, masked }
}

/** An account as its member may see it. `holder` is the member's name as it is stored. */
export function toPayoutAccount(
  row: Selectable<PayoutAccountTable>,
  holder: string | null,
  locale: Locale,
): PayoutAccount {
  return {
    id: row.id,
    ...targetOf(row, locale),
    holder: row.kind === 'coin' || holder === null ? null : maskName(holder),
    preferred: row.preferred,
    boundAt: row.bound_at.toISOString(),
  }
}

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
