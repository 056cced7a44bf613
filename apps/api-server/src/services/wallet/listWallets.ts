import { fenToDecimal } from '@koi/api-core/amount'
import type { Context } from '../context.ts'
import { localName } from '../game/localName.ts'
import { toVenueStatus } from '../game/toVenueStatus.ts'
import { readBalances } from '../ledger/readBalances.ts'
import type { Locale } from '../locale.ts'

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
