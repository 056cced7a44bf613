import { sumFen } from '@koi/api-core/amount'
import { payoutKinds } from '@koi/contract/account'
import { turnoverTimes, withdrawalsPerDay, withdrawLimits } from '@koi/contract/limits'
import { requestWithdrawal, withdrawalDetail, withdrawalList, withdrawTerms } from '@koi/contract/withdraw'
import {
  changeWithdrawPassword,
  resetWithdrawPassword,
  setWithdrawPassword,
  withdrawPasswordConfig,
} from '@koi/contract/withdrawPassword'
import type { Withdrawal } from '@koi/contract/withdraw'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'

const stepMs = 3000
const way = ['requested', 'reviewing', 'processing', 'paid'] as const

/**
 * Withdrawals to one Alipay account, which the mock takes every account for. They climb their ladder by the clock; any six
 * digits are the withdraw password once one is set.
 */
export function withdrawRoutes(state: MockState): readonly MockRoute[] {
  let password = false
  let orders: readonly Withdrawal[] = []
  const instant = (ms: number) => new Date(ms).toISOString()
  const now = (order: Withdrawal): Withdrawal => {
    const asked = Date.parse(order.requestedAt)
    const reached = way.slice(0, 1 + Math.min(3, Math.floor((state.now() - asked) / stepMs)))
    return {
      ...order,
      state: reached.at(-1) ?? 'requested',
      steps: reached.map((step, index) => ({
        state: step,
        at: instant(asked + index * stepMs),
        reason: null,
      })),
    }
  }
  const save = () => {
    password = true
    return { set: true as const }
  }
  return [
    mockRoute(withdrawPasswordConfig, () => ({ d: true, p: password })),
    mockRoute(setWithdrawPassword, save),
    mockRoute(changeWithdrawPassword, save),
    mockRoute(resetWithdrawPassword, save),
    mockRoute(withdrawTerms, () => ({
      available: state.wallets.get(0) ?? 0n,
      bonus: null,
      held: sumFen(
        orders
          .map(now)
          .filter((order) => order.state !== 'paid')
          .map(({ amount }) => amount),
      ),
      turnover: { times: turnoverTimes, required: 0n, done: 0n, remaining: 0n, items: [] },
      daily: {
        limit: withdrawalsPerDay,
        left: Math.max(0, withdrawalsPerDay - orders.length),
        resetsAt: instant(state.now() + 3_600_000),
      },
      kinds: payoutKinds.map((kind) => Object.assign({ kind }, withdrawLimits[kind])),
    })),
    mockRoute(requestWithdrawal, ({ amount }) => {
      const { min, max, fee, minutes } = withdrawLimits.alipay
      if (amount < min || amount > max) throw new MockRefusal('amount-out-of-range', { min, max })
      if (orders.length >= withdrawalsPerDay)
        throw new MockRefusal('withdraw-daily-limit', { limit: withdrawalsPerDay })
      const available = state.wallets.get(0) ?? 0n
      if (amount > available) throw new MockRefusal('insufficient-balance', { available: available })
      state.wallets.set(0, available - amount)
      const order: Withdrawal = {
        id: `W${state.now()}`,
        state: 'requested',
        amount,
        fee,
        net: amount - fee,
        account: {
          kind: 'alipay',
          code: 'alipay',
          name: '支付宝',
          network: null,
          tail: '4417',
          masked: '**** 4417',
        },
        coin: null,
        requestedAt: instant(state.now()),
        arrivesBy: instant(state.now() + minutes * 60_000),
        steps: [],
      }
      orders = [order, ...orders]
      return now(order)
    }),
    mockRoute(withdrawalDetail, ({ id }) => {
      const found = orders.find((order) => order.id === id)
      if (!found) throw new MockRefusal('withdrawal-unknown')
      return now(found)
    }),
    mockRoute(withdrawalList, () => ({
      items: orders.slice(0, 5).map(now),
      page: 1,
      pageSize: 5,
      total: orders.length,
    })),
  ]
}
