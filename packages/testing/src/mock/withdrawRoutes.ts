import { fenToDecimal, parseAmount, parseDecimal } from '@koi/api-core/amount'
import {
  changeWithdrawPassword,
  requestWithdrawal,
  resetWithdrawPassword,
  setWithdrawPassword,
  withdrawalDetail,
  withdrawalList,
  withdrawPasswordConfig,
  withdrawTerms,
} from '@koi/contract'
import type { Withdrawal } from '@koi/contract'
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
      available: fenToDecimal(state.wallets.get(0) ?? 0n),
      held: fenToDecimal(
        orders
          .map(now)
          .filter((order) => order.state !== 'paid')
          .reduce((sum, { amount }) => sum + parseDecimal(amount), 0n),
      ),
      turnover: { times: 1, required: '0.00', done: '0.00', remaining: '0.00', items: [] },
      daily: { limit: 5, left: Math.max(0, 5 - orders.length), resetsAt: instant(state.now() + 3_600_000) },
      kinds: [
        { kind: 'bank' as const, min: '100.00', max: '50000.00', fee: '0.00', minutes: 30 },
        { kind: 'alipay' as const, min: '50.00', max: '20000.00', fee: '1.00', minutes: 15 },
        { kind: 'coin' as const, min: '200.00', max: '200000.00', fee: '5.00', minutes: 20 },
      ],
    })),
    mockRoute(requestWithdrawal, ({ amount }) => {
      const [fen, available] = [parseAmount(amount), state.wallets.get(0) ?? 0n]
      if (fen > available)
        throw new MockRefusal('insufficient-balance', { available: fenToDecimal(available) })
      state.wallets.set(0, available - fen)
      const order: Withdrawal = {
        id: `W${state.now()}`,
        state: 'requested',
        amount: fenToDecimal(fen),
        fee: '1.00',
        net: fenToDecimal(fen - 100n),
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
        arrivesBy: instant(state.now() + 900_000),
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
