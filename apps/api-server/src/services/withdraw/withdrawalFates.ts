import type { Fate, ReadFates } from '../ledger/fate.ts'

/** A withdrawal is open until it is paid; a rejected one has ended, with its funds back. */
export const withdrawalFates: ReadFates = async (trx, ids) => {
  const rows = await trx
    .selectFrom('withdrawals')
    .select(['id', 'state'])
    .where('id', 'in', [...ids])
    .where('state', '!=', 'paid')
    .execute()
  return new Map(rows.map(({ id, state }): [string, Fate] => [id, state === 'rejected' ? 'ended' : 'open']))
}
