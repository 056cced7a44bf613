import { fenToDecimal } from '@koi/api-core/amount'
import { recycle as endpoint } from '@koi/contract/wallet'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { lockAccounts } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { withIdempotency } from '../money/withIdempotency.ts'

/** Venues under maintenance, each with the time at which it is expected back. */
async function closedVenues(trx: Transaction<Schema>): Promise<ReadonlyMap<number, string | null>> {
  const rows = await trx
    .selectFrom('venues')
    .select(['id', 'maintenance_until'])
    .where('maintenance', '=', true)
    .execute()
  return new Map(rows.map(({ id, maintenance_until: until }) => [id, until?.toISOString() ?? null]))
}

/**
 * Moves every venue wallet back into the central wallet, in one transaction. Held stakes stay, and so does what lies in a
 * venue under maintenance: it cannot answer.
 *
 * @throws Refusal `idempotency-key`, `idempotency-conflict`.
 */
export function recycle({ ctx, input }: { ctx: Context; input: { memberId: string; key: string | null } }) {
  const { memberId, key } = input
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      { memberId, key, call: endpoint.name, payload: [], answer: endpoint.output, at },
      async () => {
        const opened = await trx
          .selectFrom('ledger_accounts')
          .select('venue_id')
          .where('member_id', '=', memberId)
          .where('kind', '=', 'wallet')
          .execute()
        const wallets = await lockAccounts(
          trx,
          memberId,
          opened.map((row) => ({ kind: 'wallet', venueId: row.venue_id })),
        )
        const filled = [...wallets.values()].filter(({ venueId, balance }) => venueId !== 0 && balance > 0n)
        const down = await closedVenues(trx)
        const full = filled.filter(({ venueId }) => !down.has(venueId))
        const total = full.reduce((sum, { balance }) => sum + balance, 0n)
        const id = ctx.random.uuid()
        const after = await post(trx, {
          id,
          kind: 'recycle',
          memberId,
          reference: `recycle:${memberId}:${key?.toLowerCase()}`,
          at,
          moves: [
            ...full.map(({ venueId, balance }) => ({
              account: { kind: 'wallet' as const, venueId },
              amount: -balance,
            })),
            { account: { kind: 'wallet', venueId: 0 }, amount: total },
          ],
        })
        return {
          id,
          total: fenToDecimal(total),
          central: fenToDecimal(after.get('wallet:0') ?? 0n),
          moved: full.map(({ venueId, balance }) => ({ venueId, amount: fenToDecimal(balance) })),
          left: filled.flatMap(({ venueId, balance }) => {
            const until = down.get(venueId)
            return until === undefined ? [] : [{ venueId, amount: fenToDecimal(balance), until }]
          }),
          at: at.toISOString(),
        }
      },
    ),
  )
}
