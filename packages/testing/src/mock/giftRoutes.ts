import { exchangeGift, exchangeGiftByTurnover, giftOrders, gifts, type Gift } from '@koi/contract/gift'
import type { Reply } from '@koi/contract'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'
import type { RewardAccount } from './rewardAccount.ts'

/** What the member turnover this month, in fen. */
const turnover = 1_234_500n

const first: readonly Gift[] = [
  {
    id: 'cash-8',
    title: '¥8 现金',
    summary: '兑换后即时存入主钱包',
    picture: '/pictures/gifts/cash-8.png',
    points: 60,
    turnover: null,
    value: 800n,
    stock: 5_000,
    left: 10,
  },
  {
    id: 'tea-set',
    title: '锦鲤茶具',
    summary: '演示礼品，不会真的寄出',
    picture: '/pictures/gifts/tea-set.png',
    points: 300,
    turnover: null,
    value: null,
    stock: 3,
    left: 1,
  },
  {
    id: 'turnover-18',
    title: '投注礼 ¥18',
    summary: '本月流水满 ¥10,000 即可领取',
    picture: '/pictures/gifts/turnover-18.png',
    points: null,
    turnover: 1_000_000n,
    value: 1_800n,
    stock: 2_000,
    left: 1,
  },
]

/** Three gifts, and the orders of them. */
export function giftRoutes(state: MockState, { points, add, pay }: RewardAccount): readonly MockRoute[] {
  let items = first
  let orders: Reply<typeof giftOrders>['items'] = []
  const find = (id: string, quantity: number): Gift => {
    const gift = items.find((one) => one.id === id)
    if (!gift) throw new MockRefusal('gift-unknown')
    if (gift.stock < quantity) throw new MockRefusal('gift-sold-out', { stock: gift.stock })
    if (gift.left < quantity) throw new MockRefusal('gift-limit')
    return gift
  }
  const hand = (gift: Gift, quantity: number, cost: number) => {
    items = items.map((one) =>
      one.id === gift.id ? { ...one, stock: one.stock - quantity, left: one.left - quantity } : one,
    )
    const value = gift.value === null ? null : gift.value * BigInt(quantity)
    pay(value ?? 0n)
    const id = crypto.randomUUID()
    const at = new Date(state.now()).toISOString()
    orders = [{ id, title: gift.title, quantity, points: cost, value, at }, ...orders]
    return { orderId: id, points: add(-cost), value: value ?? 0n }
  }
  return [
    mockRoute(gifts, () =>
      state.member
        ? { points: points(), turnover, items: [...items] }
        : { points: 0, turnover: 0n, items: [...first] },
    ),
    mockRoute(exchangeGift, ({ gift_id: id, quantity = 1 }) => {
      const gift = find(id, quantity)
      if (gift.points === null) throw new MockRefusal('gift-unknown')
      const cost = gift.points * quantity
      if (cost > points()) throw new MockRefusal('points-insufficient', { needed: cost, available: points() })
      return hand(gift, quantity, cost)
    }),
    mockRoute(exchangeGiftByTurnover, ({ gift_id: id }) => {
      const gift = find(id, 1)
      if (gift.turnover === null) throw new MockRefusal('gift-unknown')
      if (gift.turnover > turnover)
        throw new MockRefusal('turnover-missing', { remaining: gift.turnover - turnover })
      return hand(gift, 1, 0)
    }),
    mockRoute(giftOrders, ({ page = 1, page_size: size = 20 }) => ({
      items: orders.slice((page - 1) * size, page * size),
      page,
      pageSize: size,
      total: orders.length,
    })),
  ]
}
