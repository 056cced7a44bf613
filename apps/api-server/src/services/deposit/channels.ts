import { fenToDecimal } from '@koi/api-core/amount'
import { type DepositChannelId, depositChannelIds } from '@koi/contract/deposit'
import { deposit, depositChannels } from '../../rules/deposit.ts'
import type { Context } from '../context.ts'
import { toVenueStatus } from '../game/venue.ts'

/** Whether a way to deposit is closed at `now` (ms): its maintenance ends by itself when its time has come. */
export function isClosed(
  { maintenance, maintenance_until }: { maintenance: boolean; maintenance_until: Date | null },
  now: number,
): boolean {
  return maintenance && (maintenance_until === null || maintenance_until.getTime() > now)
}

/** Every way to deposit with its terms, and whether it is open. */
export async function listChannels({ ctx }: { ctx: Context }) {
  const rows = await ctx.db.selectFrom('deposit_channels').selectAll().execute()
  const status = new Map(
    rows.map((row) => [row.id, toVenueStatus({ ...row, maintenance: isClosed(row, ctx.clock.now()) })]),
  )
  return {
    items: depositChannelIds.map((id) => {
      const { min, max, feeBasisPoints, minutes, quickAmounts, networks } = depositChannels[id]
      return {
        id,
        status: status.get(id) ?? { state: 'maintenance' as const, until: null },
        min: fenToDecimal(min),
        max: fenToDecimal(max),
        feePercent: fenToDecimal(feeBasisPoints),
        minutes,
        quickAmounts: quickAmounts.map(fenToDecimal),
        networks: networks.map(({ network, coin, rate, min: least, confirmations, minutes: usual }) => ({
          network,
          coin,
          rate,
          min: fenToDecimal(least),
          confirmations,
          minutes: usual,
        })),
      }
    }),
  }
}

/** Closes these ways to deposit for their maintenance, and opens all others. */
export async function closeChannels(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  closed: readonly DepositChannelId[],
): Promise<void> {
  await db.updateTable('deposit_channels').set({ maintenance: false, maintenance_until: null }).execute()
  if (closed.length === 0) return
  await db
    .updateTable('deposit_channels')
    .set({ maintenance: true, maintenance_until: new Date(clock.now() + deposit.maintenance) })
    .where('id', 'in', [...closed])
    .execute()
}
