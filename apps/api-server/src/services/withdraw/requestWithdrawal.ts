import { fenToDecimal, parseDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import { coinMicrosFor } from '@koi/contract/rates'
import { requestWithdrawal as endpoint, type Withdrawal } from '@koi/contract/withdraw'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { coins } from '../../rules/coins.ts'
import { withdrawal as rules } from '../../rules/withdrawal.ts'
import { findAccount } from '../account/payoutAccount.ts'
import { readSecret } from '../auth/loginPassword.ts'
import { endBonus } from '../bonus/endBonus.ts'
import { lockUsableBonus } from '../bonus/grantBonus.ts'
import type { Context } from '../context.ts'
import { lockAccounts } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import type { Locale } from '../locale.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { type OrderProgress, orderNumber, type ReadProgress } from '../money/order.ts'
import { isKnownKey, withIdempotency } from '../money/withIdempotency.ts'
import { previewCancelling, requireAgreed, type Shown } from '../promotion/cancelBonus.ts'
import { refuse } from '../refusal.ts'
import { advanceWithdrawal } from './advance.ts'
import { readWithdrawal } from './readWithdrawals.ts'
import { countToday } from './terms.ts'
import { readTurnover } from '../turnover/readTurnover.ts'
import { requireWithdrawPassword } from './withdrawPassword.ts'

/** A withdrawal as it is asked for. */
interface WithdrawalRequest {
  readonly memberId: string
  readonly key: string | null
  readonly accountId: string
  /** The fee is taken out of it. */
  readonly amount: bigint
  readonly password: string | undefined
  readonly cipher: 'rsa-oaep-256' | undefined
  /** The member confirmed that the same withdrawal is to be made once more. */
  readonly confirmDuplicate: boolean
  /** The bonus that ends with it, and what the member agreed to lose; null for a member who knows of none. */
  readonly agreed: Shown | null
  readonly locale: Locale
}

const minute = 60_000

/** A withdrawal is open until it is paid; a rejected one has ended, with its funds back. */
const withdrawalProgress: ReadProgress = async (trx, ids) => {
  const rows = await trx
    .selectFrom('withdrawals')
    .select(['id', 'state'])
    .where('id', 'in', [...ids])
    .where('state', '!=', 'paid')
    .execute()
  return new Map(
    rows.map(({ id, state }): [string, OrderProgress] => [id, state === 'rejected' ? 'ended' : 'open']),
  )
}

/** What the rules say against it. The member's accounts are locked by now, so that nobody else changes the answer. */
async function requireAllowed(trx: Transaction<Schema>, memberId: string, now: number): Promise<void> {
  const { count } = await countToday(trx, { memberId, now })
  if (count >= rules.dailyCount) refuse('withdraw-daily-limit', { limit: rules.dailyCount })
  const { required, done } = await readTurnover(trx, memberId)
  if (done < required) refuse('turnover-unmet', { remaining: fenToDecimal(required - done) })
}

/**
 * Ends the bonus that is running, if that is what the member has agreed to.
 *
 * @throws Refusal `bonus-running` with what would be lost where the member knows of none; `bonus-changed` with what it takes
 * now where that is something else than was shown, without where the bonus that was shown is gone.
 */
async function endRunningBonus(
  trx: Transaction<Schema>,
  ctx: Context,
  { memberId, agreed, locale }: WithdrawalRequest,
): Promise<void> {
  const bonus = await lockUsableBonus(trx, ctx, memberId)
  if (!bonus) {
    if (agreed) refuse('bonus-changed')
    return
  }
  if (!agreed) {
    const preview = await previewCancelling(trx, { ctx, input: { memberId, locale } })
    refuse('bonus-running', { lost: preview?.lost, title: preview?.title })
  }
  await requireAgreed(trx, { bonus, agreed })
  await endBonus(trx, { ctx, bonus, state: 'cancelled' })
}

function coinOf(network: string | null, net: bigint) {
  const coin = coins.find((known) => known.network === network)
  if (!coin) return { rate: null, coin_micros: null }
  return { rate: coin.rate, coin_micros: coinMicrosFor(net, parseDecimal(coin.rate)) }
}

/**
 * Asks for a withdrawal, which ends a bonus that is running: the whole amount moves from the central wallet into what is held, and the first step of its ladder
 * is put on the queue, all in one transaction. It cannot be called back (RTS 14B).
 *
 * @throws Refusal `withdraw-password-unset`, `withdraw-password-wrong`, `withdraw-password-locked`, `secret-unreadable`,
 * `payout-account-unknown`, `amount-out-of-range` with `min` and `max`, `withdraw-daily-limit` with `limit`,
 * `turnover-unmet` with `remaining`, `bonus-running` with `lost`, `bonus-changed` with `lost` and `held`, `insufficient-balance` with `available`, `duplicate-suspected` with `at`,
 * `idempotency-key`, `idempotency-conflict`.
 */
export async function requestWithdrawal({
  ctx,
  input,
}: {
  ctx: Context
  input: WithdrawalRequest
}): Promise<Wire<Withdrawal>> {
  const { memberId, key, accountId, amount, locale } = input
  // A replay gets its first answer, whatever became of the password since then.
  if (!(await isKnownKey(ctx.db, { memberId, key }))) {
    const password = input.password && (await readSecret(ctx, input.password, input.cipher))
    await requireWithdrawPassword({ ctx, input: { memberId, password } })
  }
  const now = ctx.clock.now()
  const at = new Date(now)
  const payload = [accountId, amount.toString()]
  const duplicates = {
    within: rules.duplicateWithin,
    confirmed: input.confirmDuplicate,
    progress: withdrawalProgress,
  }
  const intent = { memberId, key, call: endpoint.name, payload, answer: endpoint.output, at, duplicates }
  return transact(ctx.db, (trx) =>
    withIdempotency(trx, intent, async () => {
      await endRunningBonus(trx, ctx, input)
      await lockAccounts(trx, memberId, [
        { kind: 'wallet', venueId: 0 },
        { kind: 'held', venueId: 0 },
      ])
      const account = await findAccount(trx, { memberId, id: accountId })
      const { min, max, fee, minutes } = rules.kinds[account.kind]
      if (amount < min || amount > max) {
        refuse('amount-out-of-range', { min: fenToDecimal(min), max: fenToDecimal(max) })
      }
      await requireAllowed(trx, memberId, now)
      const id = orderNumber(ctx, 'W')
      await trx
        .insertInto('withdrawals')
        .values({
          id,
          member_id: memberId,
          account_id: account.id,
          state: 'requested',
          amount,
          fee,
          ...coinOf(account.network, amount - fee),
          requested_at: at,
          arrives_by: new Date(now + minutes * minute),
        })
        .execute()
      await trx
        .insertInto('withdrawal_steps')
        .values({ withdrawal_id: id, state: 'requested', at, reason: null })
        .execute()
      await post(trx, {
        id: ctx.random.uuid(),
        kind: 'withdraw-hold',
        memberId,
        reference: `withdraw-hold:${id}`,
        order: id,
        at,
        moves: [
          { account: { kind: 'wallet', venueId: 0 }, amount: -amount },
          { account: { kind: 'held', venueId: 0 }, amount },
        ],
      })
      await ctx.queue.enqueue(trx, {
        kind: advanceWithdrawal,
        payload: { id, from: 'requested' },
        runAt: now + rules.steps.requested,
        dedupeKey: `${id}:requested`,
      })
      await writeMessage(trx, ctx, {
        memberId,
        content: { topic: 'withdrawal-requested', amount: fenToDecimal(amount), order: id },
      })
      return readWithdrawal({ ctx: { ...ctx, db: trx }, input: { memberId, id, locale } })
    }),
  )
}
