import { fenToDecimal } from '@koi/api-core/amount'
import { recycle as endpoint } from '@koi/contract'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { lockAccounts } from '../ledger/lockAccounts.ts'
import { once } from '../ledger/once.ts'
import { post } from '../ledger/post.ts'

/**
 * Moves every venue wallet back into the central wallet, in one transaction. Held stakes stay.
 *
 * @throws Refusal `idempotency-key`, `idempotency-conflict`.
 */
export function recycle({ ctx, input }: { ctx: Context; input: { memberId: string; key: string | null } }) {
  const { memberId, key } = input
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    once(trx, { memberId, key, call: endpoint.name, payload: [], answer: endpoint.output, at }, async () => {
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
      const full = [...wallets.values()].filter(({ venueId, balance }) => venueId !== 0 && balance > 0n)
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
        at: at.toISOString(),
      }
    }),
  )
}
