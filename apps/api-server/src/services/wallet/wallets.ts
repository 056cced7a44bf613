import { fenToDecimal } from '@koi/api-core/amount'
import type { Context } from '../context.ts'
import { toVenueStatus } from '../game/venue.ts'
import { type AccountBalance, readBalances } from '../ledger/accounts.ts'
import { type Locale, localName } from '../locale.ts'

/** The sum of a balance that an account is part of. */
function sumOf({ kind, venueId }: AccountBalance): 'central' | 'venues' | 'held' | 'bonus' | null {
  if (kind === 'wallet') return venueId === 0 ? 'central' : 'venues'
  if (kind === 'held') return 'held'
  return kind === 'bonus' || kind === 'bonus-held' ? 'bonus' : null
}

/** Sums of the central wallet, the venue wallets, and what is held: open stakes and withdrawals on their way; bonus money stands apart. From one snapshot. */
export async function readBalance({ ctx, input }: { ctx: Context; input: { memberId: string } }) {
  const sums = { central: 0n, venues: 0n, held: 0n, bonus: 0n }
  for (const account of await readBalances(ctx.db, input.memberId)) {
    const sum = sumOf(account)
    if (sum) sums[sum] += account.balance
  }
  return {
    central: fenToDecimal(sums.central),
    venues: fenToDecimal(sums.venues),
    held: fenToDecimal(sums.held),
    bonus: fenToDecimal(sums.bonus),
    total: fenToDecimal(sums.central + sums.venues + sums.held),
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
