/** What a level asks of a calendar month of the business time zone, in fen, and what it gives. */
interface VipLevel {
  readonly level: number
  readonly name: { readonly 'zh-CN': string; readonly en: string }
  /** Turnover of a month that reaches it, at once. */
  readonly turnover: bigint
  /** Turnover of a month that keeps it; with less it drops by one at the end of the month. */
  readonly keep: bigint
  readonly upgradeBonus: bigint
  readonly birthdayGift: bigint
  /** Basis points of the turnover of a day. */
  readonly rebate: bigint
}

const name = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english })

const lowest: VipLevel = {
  level: 0,
  name: name('普通会员', 'Member'),
  turnover: 0n,
  keep: 0n,
  upgradeBonus: 0n,
  birthdayGift: 0n,
  rebate: 0n,
}

/** The levels, from the one that everybody has. */
export const vipLevels: readonly VipLevel[] = [
  lowest,
  {
    level: 1,
    name: name('青铜', 'Bronze'),
    turnover: 100_000n,
    keep: 50_000n,
    upgradeBonus: 800n,
    birthdayGift: 1_800n,
    rebate: 5n,
  },
  {
    level: 2,
    name: name('白银', 'Silver'),
    turnover: 1_000_000n,
    keep: 500_000n,
    upgradeBonus: 1_800n,
    birthdayGift: 3_800n,
    rebate: 10n,
  },
  {
    level: 3,
    name: name('黄金', 'Gold'),
    turnover: 5_000_000n,
    keep: 2_500_000n,
    upgradeBonus: 5_800n,
    birthdayGift: 8_800n,
    rebate: 15n,
  },
  {
    level: 4,
    name: name('铂金', 'Platinum'),
    turnover: 20_000_000n,
    keep: 10_000_000n,
    upgradeBonus: 18_800n,
    birthdayGift: 18_800n,
    rebate: 20n,
  },
  {
    level: 5,
    name: name('钻石', 'Diamond'),
    turnover: 100_000_000n,
    keep: 50_000_000n,
    upgradeBonus: 88_800n,
    birthdayGift: 58_800n,
    rebate: 25n,
  },
  {
    level: 6,
    name: name('锦鲤', 'Koi'),
    turnover: 500_000_000n,
    keep: 250_000_000n,
    upgradeBonus: 388_800n,
    birthdayGift: 188_800n,
    rebate: 30n,
  },
]

const day = 86_400_000

/** How long gifts of a level can be claimed, in ms; a rebate on the day after only. */
export const vipGiftTimes = { 'level-up': 30 * day, birthday: 7 * day } as const

/** The level with a number; the lowest for one that there is not. */
export function levelOf(level: number): VipLevel {
  return vipLevels.find((one) => one.level === level) ?? lowest
}

/** The highest level that the turnover of a month reaches. */
export function levelFor(turnover: bigint): VipLevel {
  return vipLevels.findLast((one) => turnover >= one.turnover) ?? lowest
}
