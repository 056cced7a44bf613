import type { Fate, ReadFates } from '../ledger/fate.ts'

/** Orders that await or hold a payment are open; expired and cancelled ones have ended, whether or not that was noted yet. */
export const depositFates: ReadFates = async (trx, ids, at) => {
  const rows = await trx
    .selectFrom('deposit_orders')
    .select(['id', 'state', 'expires_at'])
    .where('id', 'in', [...ids])
    .where('state', '!=', 'credited')
    .execute()
  return new Map(
    rows.map(({ id, state, expires_at }): [string, Fate] => {
      const open = state === 'paid' || (state === 'awaiting' && expires_at > at)
      return [id, open ? 'open' : 'ended']
    }),
  )
}
