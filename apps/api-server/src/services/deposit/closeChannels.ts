import type { DepositChannelId } from '@koi/contract'
import { deposit } from '../../rules/deposit.ts'
import type { Context } from '../context.ts'

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
