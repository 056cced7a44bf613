import { applyStandaloneBonus, type Bonus, cancelBonus, promoRecord, runningBonus } from '@koi/contract/bonus'
import { joinPromo, promoDetail, promoFlags, promoList, promoRules } from '@koi/contract/promo'
import { promotionDetails } from '../fixtures/promotions.ts'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'

/** Promotions that can be joined, claimed and cancelled. A deposit of the mock brings no bonus, and no play wagers one. */
export function promotionRoutes(state: MockState): readonly MockRoute[] {
  const bonuses = new Map<string, Bonus>()
  const at = () => new Date(state.now()).toISOString()

  function find(id: string) {
    const detail = promotionDetails.find((one) => one.id === id)
    if (!detail) throw new MockRefusal('promotion-unknown')
    const bonus = bonuses.get(id) ?? null
    return bonus ? { ...detail, joined: true, state: bonus.state, bonus } : detail
  }
  function write(id: string, more: Partial<Bonus>): Bonus {
    const before = bonuses.get(id)
    const bonus: Bonus = {
      id: `b-${id}`,
      promotionId: id,
      title: find(id).title,
      state: 'joined',
      bonus: 0n,
      balance: 0n,
      held: 0n,
      required: 0n,
      done: 0n,
      maxBet: null,
      joinedAt: at(),
      grantedAt: null,
      expiresAt: null,
      endedAt: null,
      released: 0n,
      lost: 0n,
      ...before,
      ...more,
    }
    bonuses.set(id, bonus)
    return bonus
  }
  const running = () => [...bonuses.values()].find((bonus) => bonus.state === 'running') ?? null

  return [
    mockRoute(promoFlags, () => ({ sign: true, gifts: true, referral: true, deposit: true })),
    mockRoute(promoList, ({ category }) => {
      const items = promotionDetails
        .map(({ id }) => find(id))
        .filter((one) => category === undefined || one.category === category)
      return { items, page: 1, pageSize: 20, total: items.length }
    }),
    mockRoute(promoDetail, ({ id }) => find(id)),
    mockRoute(promoRules, ({ id }) => ({ items: find(id).sections })),
    mockRoute(joinPromo, ({ id }) => {
      if (find(id).joined) throw new MockRefusal('promotion-joined')
      write(id, {})
      return { joined: true as const, version: 1 }
    }),
    mockRoute(applyStandaloneBonus, ({ id }) => {
      const { terms, joined } = find(id)
      if (joined) throw new MockRefusal('promotion-claimed')
      if (terms.kind !== 'standalone') throw new MockRefusal('promotion-no-claim')
      if (running()) throw new MockRefusal('bonus-running')
      const { bonus, wagering } = terms
      const granted = { state: 'running' as const, bonus, balance: bonus, maxBet: wagering.maxBet }
      const required = bonus * BigInt(wagering.times)
      const expiresAt = new Date(state.now() + wagering.days * 86_400_000).toISOString()
      return { id: write(id, { ...granted, required, grantedAt: at(), expiresAt }).id, bonus }
    }),
    mockRoute(runningBonus, () => {
      const bonus = running()
      if (!bonus) return { bonus: null, cancelling: null }
      const { id, title, balance, held, required, done } = bonus
      const kept = state.wallets.get(0) ?? 0n
      return { bonus, cancelling: { id, title, kept, lost: balance, held, remaining: required - done } }
    }),
    mockRoute(cancelBonus, ({ id, lost: agreed }) => {
      const bonus = [...bonuses.values()].find((one) => one.id === id)
      if (!bonus) throw new MockRefusal('bonus-unknown')
      const lost = bonus.balance
      if (lost !== agreed) throw new MockRefusal('bonus-changed', { lost, held: bonus.held })
      write(bonus.promotionId, { state: 'cancelled', balance: 0n, lost, endedAt: at() })
      return { id, lost, kept: state.wallets.get(0) ?? 0n }
    }),
    mockRoute(promoRecord, ({ id }) => {
      const items = [...bonuses.values()].filter((one) => id === undefined || one.promotionId === id)
      return { items: items.toReversed(), page: 1, pageSize: 20, total: items.length }
    }),
  ]
}
