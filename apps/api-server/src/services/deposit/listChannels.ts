import { fenToDecimal } from '@koi/api-core/amount'
import { depositChannelIds } from '@koi/contract'
import { depositChannels } from '../../rules/depositChannels.ts'
import type { Context } from '../context.ts'
import { toVenueStatus } from '../game/toVenueStatus.ts'
import { isClosed } from './isClosed.ts'

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
