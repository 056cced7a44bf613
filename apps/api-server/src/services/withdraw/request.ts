import { fenToDecimal, parseAmount, parseDecimal } from '@koi/api-core/amount'
import { requestWithdrawal as endpoint, type Withdrawal } from '@koi/contract'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { coins } from '../../rules/coins.ts'
import { withdrawal as rules } from '../../rules/withdrawal.ts'
import { findAccount } from '../account/findAccount.ts'
import { readSecret } from '../auth/readSecret.ts'
import type { Context } from '../context.ts'
import { isKnownKey } from '../ledger/isKnownKey.ts'
import { lockAccounts } from '../ledger/lockAccounts.ts'
import { once } from '../ledger/once.ts'
import { post } from '../ledger/post.ts'
import type { Locale } from '../locale.ts'
import { orderNumber } from '../money/orderNumber.ts'
import { refuse } from '../refuse.ts'
import { advanceWithdrawal } from './advanceWithdrawal.ts'
import { countToday } from './countToday.ts'
import { demandWithdrawPassword } from './demandWithdrawPassword.ts'
import { readTurnover } from './readTurnover.ts'
import { readWithdrawal } from './readWithdrawal.ts'
import { withdrawalFates } from './withdrawalFates.ts'

/** A withdrawal as it is asked for. */
export interface WithdrawalRequest {
  readonly memberId: string
  readonly key: string | null
  readonly accountId: string
  /** Yuan, `"100.50"`; the fee is taken out of it. */
  readonly amount: string
  readonly password: string | undefined
  readonly cipher: 'rsa-oaep-256' | undefined
  /** Meant as a second one of the same. */
  readonly again: boolean
  readonly locale: Locale
}

const minute = 60_000

/** What the rules say against it. The member's accounts are locked by now, so that nobody else changes the answer. */
async function demandAllowed(trx: Transaction<Schema>, memberId: string, now: number): Promise<void> {
  const { count } = await countToday(trx, { memberId, now })
  if (count >= rules.dailyCount) refuse('withdraw-daily-limit', { limit: rules.dailyCount })
  const { required, done } = await readTurnover(trx, memberId)
  if (done < required) refuse('turnover-unmet', { remaining: fenToDecimal(required - done) })
}

function coinOf(network: string | null, net: bigint) {
  const coin = coins.find((known) => known.network === network)
  if (!coin) return { rate: null, coin_micros: null }
  // Rounded down: never more coins than the amount buys.
  return { rate: coin.rate, coin_micros: (net * 1_000_000n) / parseDecimal(coin.rate) }
}

/**
 * Asks for a withdrawal: the whole amount moves from the central wallet into what is held, and the first step of its ladder
 * is put on the queue, all in one transaction. It cannot be called back (RTS 14B).
 *
 * @throws Refusal `withdraw-password-unset`, `withdraw-password-wrong`, `withdraw-password-locked`, `secret-unreadable`,
 * `payout-account-unknown`, `amount-out-of-range` with `min` and `max`, `withdraw-daily-limit` with `limit`,
 * `turnover-unmet` with `remaining`, `insufficient-balance` with `available`, `repeat-suspected` with `at`,
 * `idempotency-key`, `idempotency-conflict`.
 */
export async function request({
  ctx,
  input,
}: {
  ctx: Context
  input: WithdrawalRequest
}): Promise<Withdrawal> {
  const { memberId, key, accountId, locale } = input
  // A replay gets its first answer, whatever became of the password since then.
  if (!(await isKnownKey(ctx.db, { memberId, key }))) {
    const password = input.password && (await readSecret(ctx, input.password, input.cipher))
    await demandWithdrawPassword({ ctx, input: { memberId, password } })
  }
  const amount = parseAmount(input.amount)
  const now = ctx.clock.now()
  const at = new Date(now)
  const payload = [accountId, amount.toString()]
  const repeat = { within: rules.repeatWithin, meant: input.again, fates: withdrawalFates }
  const intent = { memberId, key, call: endpoint.name, payload, answer: endpoint.output, at, repeat }
  return transact(ctx.db, (trx) =>
    once(trx, intent, async () => {
      await lockAccounts(trx, memberId, [
        { kind: 'wallet', venueId: 0 },
        { kind: 'held', venueId: 0 },
      ])
      const account = await findAccount(trx, { memberId, id: accountId })
      const { min, max, fee, minutes } = rules.kinds[account.kind]
      if (amount < min || amount > max) {
        refuse('amount-out-of-range', { min: fenToDecimal(min), max: fenToDecimal(max) })
      }
      await demandAllowed(trx, memberId, now)
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
        at,
        moves: [
          { account: { kind: 'wallet', venueId: 0 }, amount: -amount },
          { account: { kind: 'held', venueId: 0 }, amount },
        ],
      })
      await enqueue(trx, {
        ctx,
        input: {
          kind: advanceWithdrawal,
          payload: { id, from: 'requested' },
          runAt: now + rules.steps.requested,
          dedupeKey: `${id}:requested`,
        },
      })
      return readWithdrawal({ ctx: { ...ctx, db: trx }, input: { memberId, id, locale } })
    }),
  )
}
