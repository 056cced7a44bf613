import { fenToDecimal } from '@koi/api-core/amount'
import { transfer as endpoint } from '@koi/contract/wallet'
import { transact } from '../../db/transact.ts'
import { money } from '../../rules/money.ts'
import type { Context } from '../context.ts'
import { requireOpenVenue } from '../game/venue.ts'
import { post } from '../ledger/post.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { refuse } from '../refusal.ts'

/** A transfer as it is asked for; 0 is the central wallet. */
interface TransferRequest {
  readonly memberId: string
  readonly key: string | null
  readonly from: number
  readonly to: number
  readonly amount: bigint
  /** The member confirmed that the same transfer is to be made once more. */
  readonly confirmDuplicate: boolean
}

/**
 * Moves money between the central wallet and one venue wallet. A venue under maintenance neither takes nor gives.
 *
 * @throws Refusal `transfer-route`, `amount-out-of-range` with `min` and `max`, `unknown-venue`, `venue-maintenance`,
 * `insufficient-balance` with `available`, `duplicate-suspected`, `idempotency-key`, `idempotency-conflict`.
 */
export function transfer({ ctx, input }: { ctx: Context; input: TransferRequest }) {
  const { memberId, from, to, amount } = input
  const at = new Date(ctx.clock.now())
  const payload = [from, to, amount.toString()]
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      {
        memberId,
        key: input.key,
        call: endpoint.name,
        payload,
        answer: endpoint.output,
        at,
        duplicates: { within: money.duplicateWithin, confirmed: input.confirmDuplicate },
      },
      async () => {
        if (from === to || (from !== 0 && to !== 0)) refuse('transfer-route')
        if (amount < money.transferMin || amount > money.transferMax) {
          refuse('amount-out-of-range', {
            min: fenToDecimal(money.transferMin),
            max: fenToDecimal(money.transferMax),
          })
        }
        await requireOpenVenue(trx, from === 0 ? to : from)
        const id = ctx.random.uuid()
        const after = await post(trx, {
          id,
          kind: 'transfer',
          memberId,
          reference: `transfer:${memberId}:${input.key?.toLowerCase()}`,
          at,
          moves: [
            { account: { kind: 'wallet', venueId: from }, amount: -amount },
            { account: { kind: 'wallet', venueId: to }, amount },
          ],
        })
        return {
          id,
          from,
          to,
          amount: fenToDecimal(amount),
          central: fenToDecimal(after.get('wallet:0') ?? 0n),
          venue: fenToDecimal(after.get(`wallet:${from === 0 ? to : from}`) ?? 0n),
          at: at.toISOString(),
        }
      },
    ),
  )
}
