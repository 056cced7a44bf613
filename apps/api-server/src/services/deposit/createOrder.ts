import { fenToDecimal, parseDecimal } from '@koi/api-core/amount'
import type { CoinNetwork } from '@koi/contract'
import { createDeposit as endpoint, type DepositChannelId } from '@koi/contract/deposit'
import { coinCentsFor } from '@koi/contract/rates'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { deposit, depositChannels, depositFee, type NetworkTerms } from '../../rules/deposit.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { type OrderProgress, orderNumber, type ReadProgress } from '../money/order.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { joinWithDeposit } from '../promotion/joinPromotion.ts'
import { refuse } from '../refusal.ts'
import { isClosed } from './channels.ts'
import { expireOrder, remindOrder } from './expireOrder.ts'
import { noteStep } from './order.ts'
import { readOrder } from './readOrders.ts'

/** A deposit as it is asked for; `amount` is fen. */
interface DepositRequest {
  readonly memberId: string
  readonly key: string | null
  readonly channel: DepositChannelId
  readonly network: CoinNetwork | undefined
  readonly amount: bigint
  readonly confirmDuplicate: boolean
  /** A deposit bonus to join with it. */
  readonly promotionId?: string | undefined
  readonly locale: Locale
}

/** What the rules of a deposit look at; `now` is ms. */
interface WantedDeposit extends Pick<DepositRequest, 'memberId' | 'channel' | 'network' | 'amount'> {
  readonly now: number
}

/**
 * Checks the rules of a deposit: the channel, its limits, and those of the member. Answers the network of a
 * coin deposit.
 *
 * @throws Refusal `deposit-channel-closed` with `until`, `invalid-input` when the network does not belong to the way,
 * `amount-out-of-range` with `min` and `max`, `deposit-too-many` with `max`.
 */
async function requireDepositAllowed(
  db: Kysely<Schema>,
  wanted: WantedDeposit,
): Promise<NetworkTerms | null> {
  const { channel, network, amount } = wanted
  const terms = depositChannels[channel]
  const status = await db
    .selectFrom('deposit_channels')
    .selectAll()
    .where('id', '=', channel)
    .executeTakeFirstOrThrow()
  if (isClosed(status, wanted.now)) {
    refuse('deposit-channel-closed', { until: status.maintenance_until?.toISOString() ?? null })
  }
  const chosen = terms.networks.find((known) => known.network === network) ?? null
  if ((chosen === null) !== (channel !== 'coin') || (network !== undefined && chosen === null)) {
    refuse('invalid-input')
  }
  const min = chosen?.min ?? terms.min
  if (amount < min || amount > terms.max) {
    refuse('amount-out-of-range', { min: fenToDecimal(min), max: fenToDecimal(terms.max) })
  }
  const open = await db
    .selectFrom('deposit_orders')
    .select('id')
    .where('member_id', '=', wanted.memberId)
    .where('state', '=', 'awaiting')
    .where('expires_at', '>', new Date(wanted.now))
    .execute()
  if (open.length >= deposit.openOrders) refuse('deposit-too-many', { max: deposit.openOrders })
  return chosen
}

/** Orders that await or hold a payment are open; expired and cancelled ones have ended, whether or not that was noted yet. */
const depositProgress: ReadProgress = async (trx, ids, at) => {
  const rows = await trx
    .selectFrom('deposit_orders')
    .select(['id', 'state', 'expires_at'])
    .where('id', 'in', [...ids])
    .where('state', '!=', 'credited')
    .execute()
  return new Map(
    rows.map(({ id, state, expires_at }): [string, OrderProgress] => {
      const open = state === 'paid' || (state === 'awaiting' && expires_at > at)
      return [id, open ? 'open' : 'ended']
    }),
  )
}

/**
 * Opens a deposit order, which awaits its payment until it expires. Nothing is in the ledger before money came in.
 *
 * @throws Refusal `deposit-channel-closed`, `invalid-input` when the network does not belong to the way,
 * `amount-out-of-range` with `min` and `max`, `deposit-too-many`, `duplicate-suspected` with `at`, `idempotency-key`,
 * `idempotency-conflict`, and with a promotion those of joining it.
 */
export function createOrder({ ctx, input }: { ctx: Context; input: DepositRequest }) {
  const { memberId, channel, network, amount, locale, promotionId } = input
  const now = ctx.clock.now()
  const at = new Date(now)
  const intent = {
    memberId,
    key: input.key,
    call: endpoint.name,
    payload: [channel, network ?? null, fenToDecimal(amount), ...(promotionId ? [promotionId] : [])],
    answer: endpoint.output,
    at,
    duplicates: {
      within: deposit.duplicateWithin,
      confirmed: input.confirmDuplicate,
      progress: depositProgress,
    },
  }
  return transact(ctx.db, (trx) =>
    withIdempotency(trx, intent, async () => {
      // One order of a member at a time, so that parallel requests cannot pass the limit together.
      await sql`select pg_advisory_xact_lock(7305, hashtext(${memberId}))`.execute(trx)
      const terms = await requireDepositAllowed(trx, { memberId, channel, network, amount, now })
      if (promotionId !== undefined) await joinWithDeposit(trx, { ctx, input: { memberId, id: promotionId } })
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
          coin_cents: rate === null ? null : coinCentsFor(amount, rate),
          state: 'awaiting',
          created_at: at,
          expires_at: new Date(expiresAt),
          claimed_at: null,
          cashier_ticket_hash: null,
          cashier_ticket_until: null,
          cashier_key_hash: null,
          cashier_locale: locale,
          cashier_act: null,
          promotion_id: promotionId ?? null,
        })
        .execute()
      await noteStep(trx, id, 'created', at)
      await ctx.queue.enqueue(trx, {
        kind: expireOrder,
        payload: { orderId: id },
        runAt: expiresAt,
        dedupeKey: id,
      })
      await ctx.queue.enqueue(trx, {
        kind: remindOrder,
        payload: { orderId: id },
        runAt: expiresAt - deposit.remindBefore,
        dedupeKey: id,
      })
      return readOrder({ ctx: { ...ctx, db: trx }, input: { memberId, id, locale } })
    }),
  )
}
