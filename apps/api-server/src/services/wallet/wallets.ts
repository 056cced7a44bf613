import { fenToDecimal } from '@koi/api-core/amount'
import type { Context } from '../context.ts'
import { toVenueStatus } from '../game/venue.ts'
import { type AccountBalance, readBalances } from '../ledger/accounts.ts'
import { type Locale, localName } from '../locale.ts'

function sum(accounts: readonly AccountBalance[], belongs: (account: AccountBalance) => boolean): bigint {
  return accounts.reduce((total, account) => (belongs(account) ? total + account.balance : total), 0n)
}

/** Sums of the central wallet, the venue wallets, and what is held: open stakes and withdrawals on their way; bonus money stands apart. From one snapshot. */
export async function readBalance({ ctx, input }: { ctx: Context; input: { memberId: string } }) {
  const accounts = await readBalances(ctx.db, input.memberId)
  return {
    central: fenToDecimal(sum(accounts, ({ kind, venueId }) => kind === 'wallet' && venueId === 0)),
    venues: fenToDecimal(sum(accounts, ({ kind, venueId }) => kind === 'wallet' && venueId !== 0)),
    held: fenToDecimal(sum(accounts, ({ kind }) => kind === 'held')),
    bonus: fenToDecimal(sum(accounts, ({ kind }) => kind === 'bonus' || kind === 'bonus-held')),
    total: fenToDecimal(sum(accounts, ({ kind }) => kind === 'wallet' || kind === 'held')),
    at: new Date(ctx.clock.now()).toISOString(),
  }
}

/** The central wallet and the wallets of all venues, or of those shown. */
export async function listWallets({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; show: readonly number[] | undefined; locale: Locale }
}) {
  const { memberId, show, locale } = input
  let query = ctx.db.selectFrom('venues').selectAll().orderBy('sort')
  if (show) query = query.where('id', 'in', [...show])
  const venues = await query.execute()
  const wallets = (await readBalances(ctx.db, memberId)).filter(({ kind }) => kind === 'wallet')
  const balances = new Map(wallets.map(({ venueId, balance }) => [venueId, balance]))
  const member = await ctx.db
    .selectFrom('members')
    .select('auto_transfer')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return {
    central: fenToDecimal(balances.get(0) ?? 0n),
    autoTransfer: member.auto_transfer,
    items: venues.map((venue) => ({
      venueId: venue.id,
      name: localName(venue, locale),
      gameType: venue.game_type,
      status: toVenueStatus(venue),
      balance: fenToDecimal(balances.get(venue.id) ?? 0n),
    })),
  }
}

/** Sets whether money follows the member into a game and back. */
export async function setAutoTransfer({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; enabled: boolean }
}) {
  const member = await ctx.db
    .updateTable('members')
    .set({ auto_transfer: input.enabled })
    .where('id', '=', input.memberId)
    .returning('auto_transfer')
    .executeTakeFirstOrThrow()
  return { autoTransfer: member.auto_transfer }
}
