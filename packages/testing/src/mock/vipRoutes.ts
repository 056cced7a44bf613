import { claimVipGift, vip, type VipGift, type VipGiftKind, vipHistory, vipLevels } from '@koi/contract/vip'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'
import { signedIn } from './signedIn.ts'

const day = 86_400_000

/** Levels that the mock knows: what they ask for, and the rebate in hundredths of a percent. */
const levels = ['普通会员', '青铜', '白银', '黄金', '铂金'].map((name, level) => ({
  level,
  name,
  turnoverNeeded: [0n, 100_000n, 1_000_000n, 5_000_000n, 20_000_000n][level] ?? 0n,
  turnoverToKeep: [0n, 50_000n, 500_000n, 2_500_000n, 10_000_000n][level] ?? 0n,
  upgradeBonus: [0n, 800n, 1_800n, 5_800n, 18_800n][level] ?? 0n,
  birthdayGift: [0n, 1_800n, 3_800n, 8_800n, 18_800n][level] ?? 0n,
  rebatePercent: BigInt(level) * 5n,
}))

const turnover = 1_842_650n

/** The level of the demo member, with gifts that can be claimed once. */
export function vipRoutes(state: MockState): readonly MockRoute[] {
  const claimed = new Set<string>()
  const at = (days: number) => new Date(state.now() + days * day).toISOString()
  const gift = (level: number, id: string, kind: VipGiftKind, amount: bigint, days: number): VipGift => {
    const expiresAt = at(days)
    const open = Date.parse(expiresAt) > state.now() ? 'claimable' : 'expired'
    const now = claimed.has(id) ? 'claimed' : open
    return { id, kind, level, amount, createdAt: at(-9), expiresAt, state: now }
  }
  const gifts = (level: number): readonly VipGift[] => [
    gift(level, 'vip-rebate', 'rebate', 1_234n, 1),
    gift(level, 'vip-level', 'level-up', 5_800n, 27),
    gift(level, 'vip-birthday', 'birthday', 8_800n, -2),
  ]
  return [
    mockRoute(vipLevels, () => ({ items: levels })),
    mockRoute(vip, () => {
      const { vipLevel } = signedIn(state)
      const own = levels[vipLevel]
      const next = levels[vipLevel + 1]
      const lacking = (target: bigint) => (target > turnover ? target - turnover : 0n)
      const month = new Date(state.now()).toISOString().slice(0, 7)
      const [year = 0, number = 0] = month.split('-').map(Number)
      return {
        level: vipLevel,
        name: own?.name ?? '',
        eligible: true,
        turnover,
        month: {
          first: `${month}-01`,
          last: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10),
        },
        nextLevel: next?.level ?? null,
        turnoverNeeded: next ? lacking(next.turnoverNeeded) : null,
        keepNeeded: lacking(own?.turnoverToKeep ?? 0n),
        gifts: [...gifts(vipLevel)],
      }
    }),
    mockRoute(vipHistory, ({ page = 1, page_size = 20 }) => {
      const items = [1, 2, 3].map((to) => ({
        id: String(to),
        reason: 'reached' as const,
        from: to - 1,
        to,
        turnover: levels[to]?.turnoverNeeded ?? 0n,
        at: at(to * 3 - 12),
      }))
      return {
        items: items.toReversed().slice((page - 1) * page_size, page * page_size),
        page,
        pageSize: page_size,
        total: items.length,
      }
    }),
    mockRoute(claimVipGift, ({ id }) => {
      const gift = gifts(signedIn(state).vipLevel).find((one) => one.id === id)
      if (gift?.state === 'claimed') throw new MockRefusal('promotion-claimed')
      if (gift?.state !== 'claimable') throw new MockRefusal('promotion-no-claim')
      claimed.add(id)
      state.wallets.set(0, (state.wallets.get(0) ?? 0n) + gift.amount)
      return { id, amount: gift.amount }
    }),
  ]
}
