import { fenToDecimal } from '@koi/api-core/amount'
import type { Reply } from '@koi/contract'
import type { vipLevels } from '@koi/contract/vip'
import { m } from '@koi/i18n'

type Levels = Reply<typeof vipLevels>['items']

/** A level with what it asks for and gives, in fen. */
export interface LevelRow {
  readonly level: number
  readonly name: string
  readonly toReach: bigint
  readonly toKeep: bigint
  readonly upgradeBonus: bigint
  readonly birthdayGift: bigint
  /** `0.05%` */
  readonly rebate: string
  /** Whether it is the member's own. */
  readonly own: boolean
}

/** A level by number and name: `VIP 3 黄金`. */
export function levelName(levels: Levels, level: number): string {
  const name = levels.find((one) => one.level === level)?.name
  return name === undefined ? m.profile_vip({ level }) : m.vip_level_name({ level, name })
}

/** Every level that gives something. */
export function levelRows(levels: Levels, own: number): readonly LevelRow[] {
  return levels
    .filter(({ level }) => level > 0)
    .map((one) => ({
      level: one.level,
      name: levelName(levels, one.level),
      toReach: one.turnoverNeeded,
      toKeep: one.turnoverToKeep,
      upgradeBonus: one.upgradeBonus,
      birthdayGift: one.birthdayGift,
      rebate: `${fenToDecimal(one.rebatePercent)}%`,
      own: one.level === own,
    }))
}
