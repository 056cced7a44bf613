import { fenToDecimal } from '@koi/api-core/amount'
import { payoutKinds } from '@koi/contract'
import { withdrawal } from '../../rules/withdrawal.ts'
import type { Context } from '../context.ts'
import { readBalances } from '../ledger/readBalances.ts'
import { countToday } from './countToday.ts'
import { readTurnover } from './readTurnover.ts'

const shown = 20

/** What the member can withdraw now: amounts, turnover still needed and where it comes from, limits and fees. */
export async function readTerms({ ctx, input }: { ctx: Context; input: { memberId: string } }) {
  const { memberId } = input
  const central = (await readBalances(ctx.db, memberId)).filter(({ venueId }) => venueId === 0)
  const holds = (kind: 'wallet' | 'held') => central.find((account) => account.kind === kind)?.balance ?? 0n
  const { items, required, done } = await readTurnover(ctx.db, memberId)
  const { count, resetsAt } = await countToday(ctx.db, { memberId, now: ctx.clock.now() })
  return {
    available: fenToDecimal(holds('wallet')),
    held: fenToDecimal(holds('held')),
    turnover: {
      times: Number(withdrawal.turnoverTimes),
      required: fenToDecimal(required),
      done: fenToDecimal(done),
      remaining: fenToDecimal(required - done),
      items: items
        .toReversed()
        .filter((item, index) => item.done < item.required || index < shown)
        .map((item) => ({
          id: item.id,
          at: item.at.toISOString(),
          deposit: fenToDecimal(item.amount),
          required: fenToDecimal(item.required),
          done: fenToDecimal(item.done),
        })),
    },
    daily: {
      limit: withdrawal.dailyCount,
      left: Math.max(withdrawal.dailyCount - count, 0),
      resetsAt: resetsAt.toISOString(),
    },
    kinds: payoutKinds.map((kind) => {
      const { min, max, fee, minutes } = withdrawal.kinds[kind]
      return { kind, min: fenToDecimal(min), max: fenToDecimal(max), fee: fenToDecimal(fee), minutes }
    }),
  }
}
