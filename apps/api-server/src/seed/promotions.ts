import type { GameType } from '@koi/contract/gameTypes'
import type { PromotionCategory, PromotionTerms, Wagering } from '@koi/contract/promo'
import { type Both, both } from './articles/articleSeed.ts'

/** A version of the rules of a promotion. A change of them is a further version, never an edit. */
interface PromotionVersionSeed {
  readonly version: number
  readonly title: Both
  readonly summary: Both
  /** Days before and after the first start of the database; without `endsIn` it has no end. */
  readonly startsBefore: number
  readonly endsIn: number | null
  readonly capacity: number | null
  readonly terms: PromotionTerms
}

/** A promotion with all versions of its rules, the oldest first. */
export interface PromotionSeed {
  readonly id: string
  readonly sort: number
  readonly category: PromotionCategory
  readonly picture: string
  readonly versions: readonly PromotionVersionSeed[]
}

const counts = (percents: Readonly<Partial<Record<GameType, bigint>>>) =>
  (Object.entries(percents) as [GameType, bigint][]).map(([gameType, percent]) => ({ gameType, percent }))

/** How much of a stake counts, in basis points: games whose outcome is nearly even count less. */
const contributions = counts({
  slots: 10_000n,
  fish: 10_000n,
  lottery: 5_000n,
  sports: 5_000n,
  chess: 2_500n,
  live: 1_500n,
})

const wagering = (own: Pick<Wagering, 'times' | 'base' | 'days'>): Wagering => ({
  maxBet: 20_000n,
  contributions,
  ...own,
})

const everybody = { minLevel: 0, newcomerDays: null } as const

/** The promotions that every database has. */
export const promotionSeeds: readonly PromotionSeed[] = [
  {
    id: 'first-deposit',
    sort: 1,
    category: 'newcomer',
    picture: '/pictures/banners/koi-waves-desktop.png',
    versions: [
      {
        version: 1,
        title: both('存款礼金', 'Deposit bonus'),
        summary: both('您选的一笔存款送 50%，最高 ¥888', '50% on one deposit of your choice, up to ¥888'),
        startsBefore: 7,
        endsIn: null,
        capacity: null,
        terms: {
          kind: 'deposit',
          ...everybody,
          repeat: 'once',
          minDeposit: 10_000n,
          percent: 5_000n,
          maxBonus: 88_800n,
          wagering: wagering({ times: 8, base: 'deposit-and-bonus', days: 30 }),
        },
      },
    ],
  },
  {
    id: 'newcomer-gift',
    sort: 2,
    category: 'newcomer',
    picture: '/pictures/banners/harbour-night-desktop.png',
    versions: [
      {
        version: 1,
        title: both('新会员见面礼', 'Welcome gift'),
        summary: both(
          '注册 30 天内可领 ¥18 彩金，无需存款',
          '¥18 of bonus money within 30 days of registering',
        ),
        startsBefore: 7,
        endsIn: null,
        capacity: 10_000,
        terms: {
          kind: 'standalone',
          minLevel: 0,
          newcomerDays: 30,
          repeat: 'once',
          bonus: 1_800n,
          wagering: wagering({ times: 10, base: 'bonus', days: 7 }),
        },
      },
    ],
  },
  {
    id: 'weekly-reload',
    sort: 3,
    category: 'deposit',
    picture: '/pictures/banners/moon-scroll-desktop.png',
    versions: [
      {
        version: 1,
        title: both('每周续存', 'Weekly reload'),
        summary: both('每周一笔存款送 20%，最高 ¥388', '20% on one deposit a week, up to ¥388'),
        startsBefore: 3,
        endsIn: 60,
        capacity: null,
        terms: {
          kind: 'deposit',
          ...everybody,
          repeat: 'weekly',
          minDeposit: 20_000n,
          percent: 2_000n,
          maxBonus: 38_800n,
          wagering: wagering({ times: 10, base: 'bonus', days: 14 }),
        },
      },
    ],
  },
  {
    id: 'recharge-ladder',
    sort: 4,
    category: 'deposit',
    picture: '/pictures/banners/koi-waves-desktop.png',
    versions: [
      {
        version: 1,
        title: both('累计存款奖励', 'Recharge reward'),
        summary: both('参加后累计存款，逐级领取现金奖励', 'Deposits add up, and each step pays cash'),
        startsBefore: 3,
        endsIn: 30,
        capacity: 5_000,
        terms: {
          kind: 'recharge',
          ...everybody,
          repeat: 'once',
          steps: [
            { deposit: 100_000n, reward: 800n },
            { deposit: 500_000n, reward: 5_800n },
            { deposit: 2_000_000n, reward: 28_800n },
          ],
        },
      },
    ],
  },
  {
    id: 'daily-rebate',
    sort: 5,
    category: 'rebate',
    picture: '/pictures/banners/harbour-night-desktop.png',
    versions: [
      {
        version: 1,
        title: both('天天返水', 'Daily rebate'),
        summary: both(
          '按昨日投注返还现金，最高 ¥8,888',
          'Cash back on what you staked yesterday, up to ¥8,888',
        ),
        startsBefore: 7,
        endsIn: null,
        capacity: null,
        terms: {
          kind: 'rebate',
          ...everybody,
          repeat: 'daily',
          rates: counts({ slots: 60n, fish: 50n, lottery: 40n, sports: 40n, chess: 50n, live: 40n }),
          maxRebate: 888_800n,
        },
      },
    ],
  },
  {
    id: 'vip-weekend',
    sort: 6,
    category: 'event',
    picture: '/pictures/banners/moon-scroll-desktop.png',
    versions: [
      {
        version: 1,
        title: both('贵宾专享彩金', 'VIP bonus'),
        summary: both('VIP 3 及以上每周可领 ¥88 彩金', '¥88 of bonus money a week, from VIP 3'),
        startsBefore: 3,
        endsIn: 90,
        capacity: null,
        terms: {
          kind: 'standalone',
          minLevel: 3,
          newcomerDays: null,
          repeat: 'weekly',
          bonus: 8_800n,
          wagering: wagering({ times: 8, base: 'bonus', days: 7 }),
        },
      },
    ],
  },
]
