import {
  cancelDeposit,
  claimDeposit,
  createDeposit,
  depositChannels,
  depositDetail,
  depositList,
  type DepositOrder,
  type DepositState,
  type DepositStep,
} from '@koi/contract/deposit'
import { depositTerms, paymentAwaitedMs } from '@koi/contract/limits'
import { feeOf } from '@koi/contract/rates'
import { depositChannelList } from '../fixtures/depositChannelList.ts'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'

/** From the member's word that it is paid to its credit; nobody really pays in the mock. */
const creditAfter = 3_000

/** Deposits by bank: an order is credited soon after the member says that it is paid. There is no cashier. */
export function depositRoutes(state: MockState): readonly MockRoute[] {
  const orders = new Map<string, DepositOrder>()
  const at = () => new Date(state.now()).toISOString()

  function change(order: DepositOrder, step: DepositStep, next: DepositState): DepositOrder {
    const changed = { ...order, state: next, steps: [...order.steps, { step, at: at() }] }
    orders.set(order.id, changed)
    return changed
  }
  function find(id: string): DepositOrder {
    const order = orders.get(id)
    if (!order) throw new MockRefusal('order-unknown')
    const claimed = order.steps.find(({ step }) => step === 'claimed')
    if (order.state !== 'awaiting' || !claimed) return order
    if (state.now() - Date.parse(claimed.at) < creditAfter) return order
    state.wallets.set(0, (state.wallets.get(0) ?? 0n) + order.arrives)
    const payment = {
      id: `p${order.id}`,
      kind: 'exact' as const,
      received: order.amount,
      coins: null,
      receivedAt: at(),
      fee: order.fee,
      credited: order.arrives,
      creditedAt: at(),
    }
    return change({ ...change(order, 'paid', 'paid'), payments: [payment] }, 'credited', 'credited')
  }
  function awaiting(id: string): DepositOrder {
    const order = find(id)
    if (order.state !== 'awaiting') throw new MockRefusal('order-closed', { state: order.state })
    return order
  }

  return [
    mockRoute(depositChannels, () => ({ items: [...depositChannelList] })),
    mockRoute(createDeposit, ({ channel, amount }) => {
      if (channel !== 'bank') throw new MockRefusal('deposit-channel-closed', { until: null })
      const { min, max, feeBasisPoints } = depositTerms[channel]
      if (amount < min || amount > max) {
        throw new MockRefusal('amount-out-of-range', { min, max })
      }
      const fee = feeOf(amount, feeBasisPoints)
      const id = `D261121${String(orders.size + 1).padStart(10, '0')}`
      const order: DepositOrder = {
        id,
        channel,
        state: 'awaiting',
        amount,
        fee,
        arrives: amount - fee,
        createdAt: at(),
        expiresAt: new Date(state.now() + paymentAwaitedMs).toISOString(),
        steps: [{ step: 'created', at: at() }],
        payments: [],
        bonus: null,
        missedBonus: null,
        receiver: {
          kind: 'bank',
          bankCode: 'ccb',
          bank: '中国建设银行',
          branch: '沙盒支行（仅供演示）',
          holder: '锦鲤沙盒商户',
          number: '6217000000000000000',
          remark: id.slice(-6),
        },
      }
      orders.set(id, order)
      return order
    }),
    mockRoute(depositDetail, ({ id }) => find(id)),
    mockRoute(depositList, ({ state: wanted }) => {
      const items = [...orders.keys()]
        .map(find)
        .filter((order) => wanted === undefined || order.state === wanted)
      return { items: items.toReversed(), page: 1, pageSize: 20, total: items.length }
    }),
    mockRoute(claimDeposit, ({ id }) => change(awaiting(id), 'claimed', 'awaiting')),
    mockRoute(cancelDeposit, ({ id }) => change(awaiting(id), 'cancelled', 'cancelled')),
  ]
}
