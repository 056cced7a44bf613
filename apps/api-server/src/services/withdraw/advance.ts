import { fenToDecimal } from '@koi/api-core/amount'
import type { RejectionReason, WithdrawalState } from '@koi/contract/withdraw'
import type { Selectable, Transaction } from 'kysely'
import * as v from 'valibot'
import type { WithdrawalTable } from '../../db/paymentTables.ts'
import type { Schema } from '../../db/schema.ts'
import { withdrawal as rules } from '../../rules/withdrawal.ts'
import type { Context } from '../context.ts'
import { post } from '../ledger/post.ts'
import { writeMessage } from '../message/writeMessage.ts'
import type { JobKind } from '../queue/jobQueue.ts'

const steps = ['requested', 'reviewing', 'processing'] as const

/** A state that a withdrawal leaves by itself. */
type From = (typeof steps)[number]

const payload = v.object({ id: v.string(), from: v.picklist(steps) })

/** Takes a withdrawal on from one state of its ladder. */
export const advanceWithdrawal = {
  name: 'withdrawal.advance',
  payload,
  attempts: 20,
} satisfies JobKind<typeof payload>

/** Where a withdrawal goes from here; a reason stands with a rejection. */
interface NextState {
  readonly state: WithdrawalState
  readonly reason: RejectionReason | null
}

const { inReview, byBank } = rules.rejected

/**
 * The sandbox's reviewer and bank: they decide by the last two digits of the amount in fen, so that each end of the ladder
 * can be reached on purpose.
 */
function nextState(from: From, amount: bigint): NextState {
  const ending = amount % 100n
  if (from === 'requested') return { state: 'reviewing', reason: null }
  if (from === 'reviewing') {
    return ending === inReview
      ? { state: 'rejected', reason: 'account-unconfirmed' }
      : { state: 'processing', reason: null }
  }
  return ending === byBank
    ? { state: 'rejected', reason: 'payment-returned' }
    : { state: 'paid', reason: null }
}

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
    order: id,
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
  if (state === 'paid' || state === 'rejected') {
    await release(trx, ctx, row, state)
    const about = { amount: fenToDecimal(row.amount), order: id }
    await writeMessage(trx, ctx, {
      memberId: row.member_id,
      content:
        reason === null
          ? { topic: 'withdrawal-paid', ...about }
          : { topic: 'withdrawal-rejected', ...about, reason },
    })
  }
  if (state !== 'reviewing' && state !== 'processing') return
  await ctx.queue.enqueue(trx, {
    kind: advanceWithdrawal,
    payload: { id, from: state },
    runAt: now + rules.steps[state],
    dedupeKey: `${id}:${state}`,
  })
}
