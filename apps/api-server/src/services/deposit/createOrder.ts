import { fenToDecimal, parseAmount, parseDecimal } from '@koi/api-core/amount'
import { createDeposit as endpoint, type DepositChannelId } from '@koi/contract'
import { sql } from 'kysely'
import { transact } from '../../db/transact.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { deposit } from '../../rules/deposit.ts'
import type { Context } from '../context.ts'
import { once } from '../ledger/once.ts'
import type { Locale } from '../locale.ts'
import { orderNumber } from '../money/orderNumber.ts'
import { coinCents } from './coinCents.ts'
import { demandDeposit } from './demandDeposit.ts'
import { depositFates } from './depositFates.ts'
import { depositFee } from './depositFee.ts'
import { expireOrder } from './expireOrder.ts'
import { noteStep } from './noteStep.ts'
import { readOrder } from './readOrder.ts'
import { remindOrder } from './remindOrder.ts'

/** A deposit as it is asked for. */
export interface DepositRequest {
  readonly memberId: string
  readonly key: string | null
  readonly channel: DepositChannelId
  readonly network: 'TRC20' | 'ERC20' | undefined
  /** Yuan, `"100.50"`. */
  readonly amount: string
  readonly again: boolean
  readonly locale: Locale
}

/**
 * Opens a deposit order, which awaits its payment until it expires. Nothing is in the ledger before money came in.
 *
 * @throws Refusal `deposit-channel-closed`, `invalid-input` when the network does not belong to the way,
 * `amount-out-of-range` with `min` and `max`, `deposit-too-many`, `repeat-suspected` with `at`, `idempotency-key`,
 * `idempotency-conflict`.
 */
export function createOrder({ ctx, input }: { ctx: Context; input: DepositRequest }) {
  const { memberId, channel, network, locale } = input
  const amount = parseAmount(input.amount)
  const now = ctx.clock.now()
  const at = new Date(now)
  const intent = {
    memberId,
    key: input.key,
    call: endpoint.name,
    payload: [channel, network ?? null, fenToDecimal(amount)],
    answer: endpoint.output,
    at,
    repeat: { within: deposit.repeatWithin, meant: input.again, fates: depositFates },
  }
  return transact(ctx.db, (trx) =>
    once(trx, intent, async () => {
      // One order of a member at a time, so that parallel requests cannot pass the limit together.
      await sql`select pg_advisory_xact_lock(7305, hashtext(${memberId}))`.execute(trx)
      const terms = await demandDeposit(trx, { memberId, channel, network, amount, now })
      const rate = terms && parseDecimal(terms.rate)
      const id = orderNumber(ctx, 'D')
      const expiresAt = now + deposit.awaited
      await trx
        .insertInto('deposit_orders')
        .values({
          id,
          member_id: memberId,
          channel,
          network: terms?.network ?? null,
          amount,
          fee: depositFee(channel, amount),
          rate,
          coin_cents: rate === null ? null : coinCents(amount, rate),
          state: 'awaiting',
          created_at: at,
          expires_at: new Date(expiresAt),
          claimed_at: null,
          cashier_ticket_hash: null,
          cashier_ticket_until: null,
          cashier_key_hash: null,
          cashier_locale: locale,
          cashier_act: null,
        })
        .execute()
      await noteStep(trx, id, 'created', at)
      await enqueue(trx, {
        ctx,
        input: { kind: expireOrder, payload: { orderId: id }, runAt: expiresAt, dedupeKey: id },
      })
      await enqueue(trx, {
        ctx,
        input: {
          kind: remindOrder,
          payload: { orderId: id },
          runAt: expiresAt - deposit.remindBefore,
          dedupeKey: id,
        },
      })
      return readOrder(trx, { memberId, id, locale })
    }),
  )
}
