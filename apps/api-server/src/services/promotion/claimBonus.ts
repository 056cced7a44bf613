import { fenToDecimal } from '@koi/api-core/amount'
import { applyDepositBonus as endpoint } from '@koi/contract/bonus'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { grantBonus } from '../bonus/grantBonus.ts'
import { isOver } from '../bonus/endBonus.ts'
import { readWagering } from '../bonus/runningBonus.ts'
import type { Context } from '../context.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { refuse } from '../refusal.ts'
import { lockParts } from './parts.ts'
import { requireMayReceive } from '../mayReceive.ts'
import { lockMember, readPromotion } from './promotion.ts'

/** What a member claims under a key. */
export interface Claim {
  readonly memberId: string
  readonly key: string | null
  readonly id: string
}

/** Credited deposit of a bonus, in fen. */
async function depositOf(trx: Transaction<Schema>, id: string | null): Promise<bigint> {
  const row = await trx
    .selectFrom('turnover_deposits')
    .select('amount')
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  return row?.amount ?? 0n
}

/**
 * Claims a deposit bonus that had to wait for the end of another one, by the rules that it was joined under.
 *
 * @throws Refusal `promotion-unknown`, `promotion-not-eligible`, `promotion-no-claim`, `bonus-running`, `idempotency-key`,
 * `idempotency-conflict`.
 */
export function claimDepositBonus({ ctx, input }: { ctx: Context; input: Claim }) {
  const { memberId, key, id } = input
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      { memberId, key, call: endpoint.name, payload: [id], answer: endpoint.output, at },
      async () => {
        await lockMember(trx, memberId)
        await requireMayReceive(trx, { ctx, memberId })
        await readPromotion(trx, { id })
        const parts = await lockParts(trx, { memberId, id })
        const bonus = parts.find(({ state }) => state === 'claimable')
        if (!bonus || isOver(bonus, at.getTime())) refuse('promotion-no-claim')
        const wagering = (await readWagering(trx, bonus)) ?? refuse('promotion-no-claim')
        const deposit = await depositOf(trx, bonus.deposit_id)
        await grantBonus(trx, { ctx, bonus, wagering, amount: bonus.bonus, deposit })
        return { id: bonus.id, bonus: fenToDecimal(bonus.bonus) }
      },
    ),
  )
}
