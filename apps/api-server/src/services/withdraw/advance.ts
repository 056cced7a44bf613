import type { Selectable, Transaction } from 'kysely'
import type { Schema, WithdrawalTable } from '../../db/schema.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { withdrawal as rules } from '../../rules/withdrawal.ts'
import type { Context } from '../context.ts'
import { post } from '../ledger/post.ts'
import { advanceWithdrawal } from './advanceWithdrawal.ts'
import { nextState } from './nextState.ts'

type From = 'requested' | 'reviewing' | 'processing'

/** Frees what was held: to the payee and the house when it is paid, back into the wallet when it is rejected. */
async function release(
  trx: Transaction<Schema>,
  ctx: Context,
  row: Selectable<WithdrawalTable>,
  end: 'paid' | 'rejected',
): Promise<void> {
  const { id, amount, fee } = row
  await post(trx, {
    id: ctx.random.uuid(),
    kind: end === 'paid' ? 'withdraw-pay' : 'withdraw-release',
    memberId: row.member_id,
    // One reference for both ends: what is held is freed once, whichever way.
    reference: `withdraw-end:${id}`,
    at: new Date(ctx.clock.now()),
    moves: [
      { account: { kind: 'held', venueId: 0 }, amount: -amount },
      ...(end === 'paid'
        ? [
            { account: { kind: 'cash' as const, venueId: 0 }, amount: amount - fee },
            { account: { kind: 'fees' as const, venueId: 0 }, amount: fee },
          ]
        : [{ account: { kind: 'wallet' as const, venueId: 0 }, amount }]),
    ],
  })
}

/**
 * Takes a withdrawal one step on in the caller's transaction. Its row is locked, and work for a state that it has already
 * left does nothing: a step that is done twice moves nothing twice.
 */
export async function advance(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Context; input: { id: string; from: From } },
): Promise<void> {
  const { id, from } = input
  const row = await trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', from)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const { state, reason } = nextState(from, row.amount)
  const now = ctx.clock.now()
  await trx.updateTable('withdrawals').set({ state }).where('id', '=', id).execute()
  await trx
    .insertInto('withdrawal_steps')
    .values({ withdrawal_id: id, state, at: new Date(now), reason })
    .execute()
  if (state === 'paid' || state === 'rejected') await release(trx, ctx, row, state)
  if (state !== 'reviewing' && state !== 'processing') return
  await enqueue(trx, {
    ctx,
    input: {
      kind: advanceWithdrawal,
      payload: { id, from: state },
      runAt: now + rules.steps[state],
      dedupeKey: `${id}:${state}`,
    },
  })
}
