import { depositChannels, signInRules, vipLevels, withdrawal } from '@koi/api-server/rules'
import { promotionSeeds } from '@koi/api-server/promotions'
import { type Engine, type EngineId, engineIds, engines, selectionsOf } from '@koi/contract/engines'
import { gameKindNames } from '@koi/contract/gameKindNames'
import { networkTerms } from '@koi/contract/limits'
import { returnBound } from '@koi/contract/measureReturns'
import { returnsOf } from './facts.ts'
import { both, type Both, type HelpLocale, percent, yuan } from './wording.ts'

type Cell = Both | string
type Row = readonly Cell[]

/** What a game is called where it stands for all titles of its kind. */
export const gameNames: Readonly<Record<EngineId, Both>> = {
  baccarat: both('百家乐', 'Baccarat'),
  roulette: both('轮盘', 'Roulette'),
  sicBo: both('骰宝', 'Sic bo'),
  dragonTiger: both('龙虎', 'Dragon tiger'),
  quickThree: both('快三', 'Quick three'),
  fiveDigits: both('时时彩', 'Five digits'),
  scratchCard: both('刮刮乐', 'Scratch card'),
  threeReels: both('三轴老虎机', 'Three-reel slot'),
  fiveReels: both('五轴老虎机', 'Five-reel slot'),
  bulls: both('牛牛', 'Bulls'),
  threeCards: both('炸金花', 'Three cards'),
  fishing: both('捕鱼', 'Fishing'),
  football: both('模拟足球', 'Simulated football'),
}

/** The address of a game's own section: `sic-bo`. */
export const anchorOf = (id: EngineId) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const ways = {
  bank: both('银行卡', 'Bank card'),
  alipay: both('支付宝', 'Alipay'),
  coin: both('数字货币 USDT', 'USDT'),
} as const
type Way = keyof typeof ways
const wayList = ['bank', 'alipay', 'coin'] as const satisfies readonly Way[]

const free = both('免费', 'free')
const minutes = (count: number) => both(`约 ${count} 分钟`, `about ${count} min`)

function prizeRows(prizes: Engine['prizes'] = []): readonly Row[] {
  return prizes.map(({ name, odds: pays }) => [name, `×${pays / 100}`])
}

/** How far a return that is measured over a million rounds may be off, from the steadiest selection to the least steady. */
function boundsOf(id: EngineId): string {
  const bounds = selectionsOf(engines[id]).map((selection) => returnBound(selection, 1_000_000))
  const [least, most] = [Math.min(...bounds).toFixed(2), Math.max(...bounds).toFixed(2)]
  return least === most ? `±${least}` : `±${least} – ±${most}`
}

const prizeHead = [both('中奖组合', 'Combination'), both('倍数（含本金）', 'Pays, stake included')]

/** Tables that follow from the rules: a heading, then rows. */
const tables: Readonly<Record<string, () => readonly [head: Row, ...rows: Row[]]>> = {
  deposit: () => [
    [both('方式', 'Way'), both('单笔金额', 'Amount'), both('手续费', 'Fee'), both('到账', 'Credited')],
    ...wayList.map((way): Row => {
      const { min, max, feeBasisPoints, minutes: time } = depositChannels[way]
      return [
        ways[way],
        `${yuan(min)} – ${yuan(max)}`,
        feeBasisPoints === 0n ? free : percent(feeBasisPoints),
        way === 'coin'
          ? minutes(Math.max(...Object.values(networkTerms).map((one) => one.minutes)))
          : minutes(time),
      ]
    }),
  ],
  withdraw: () => [
    [both('收款方式', 'To'), both('单笔金额', 'Amount'), both('手续费', 'Fee'), both('到账', 'Arrives')],
    ...wayList.map((way): Row => {
      const { min, max, fee, minutes: time } = withdrawal.kinds[way]
      return [ways[way], `${yuan(min)} – ${yuan(max)}`, fee === 0n ? free : yuan(fee), minutes(time)]
    }),
  ],
  games: () => [
    [both('玩法', 'Game'), both('返还率', 'Return to player')],
    ...engineIds.map((id): Row => {
      const link = (locale: HelpLocale) => `[${gameNames[id][locale]}](/help/game-rules#${anchorOf(id)})`
      return [both(link('zh-CN'), link('en')), returnsOf(id)]
    }),
  ],
  returns: () => [
    [
      both('玩法', 'Game'),
      both('公布的返还率', 'Stated return'),
      both('一百万局的允许偏差（百分点）', 'Bound over a million rounds (percentage points)'),
    ],
    ...engineIds.map((id): Row => [gameNames[id], returnsOf(id), boundsOf(id)]),
  ],
  'three-reels': () => [prizeHead, ...prizeRows(engines.threeReels.prizes)],
  'five-reels': () => [prizeHead, ...prizeRows(engines.fiveReels.prizes)],
  'scratch-card': () => [prizeHead, ...prizeRows(engines.scratchCard.prizes)],
  contributions: () => {
    const wagered = promotionSeeds
      .flatMap(({ versions }) => versions.map(({ terms }) => terms))
      .find((terms) => 'wagering' in terms)
    const counted = wagered && 'wagering' in wagered ? wagered.wagering.contributions : []
    return [
      [both('游戏类型', 'Kind of game'), both('计入流水', 'Counts')],
      ...counted.map(({ gameType, percent: counts }): Row => {
        return [gameKindNames[gameType], percent(counts)]
      }),
    ]
  },
  sign: () => [
    [both('连续签到', 'Day of the streak'), both('现金', 'Cash'), both('积分', 'Points')],
    ...signInRules.ladder.map(({ reward, points }, index): Row => [
      both(`第 ${index + 1} 天`, String(index + 1)),
      yuan(reward),
      String(points),
    ]),
  ],
  vip: () => [
    [both('等级', 'Level'), both('当月流水达到', 'Reached by'), both('保级流水', 'Kept by')],
    ...vipLevels
      .slice(1)
      .map(({ level, name, turnover, keep }): Row => [
        both(`VIP ${level} ${name['zh-CN']}`, `VIP ${level} ${name.en}`),
        yuan(turnover),
        yuan(keep),
      ]),
  ],
  'vip-gifts': () => [
    [
      both('等级', 'Level'),
      both('升级礼金', 'Level-up'),
      both('生日礼金', 'Birthday'),
      both('每日返水', 'Rebate'),
    ],
    ...vipLevels
      .slice(1)
      .map(({ level, upgradeBonus, birthdayGift, rebate }): Row => [
        `VIP ${level}`,
        yuan(upgradeBonus),
        yuan(birthdayGift),
        percent(rebate),
      ]),
  ],
}

/** A table of the rules as Markdown; null for a name that there is not. */
export function tableOf(name: string, locale: HelpLocale): string | null {
  const [head = [], ...rows] = tables[name]?.() ?? []
  if (head.length === 0) return null
  const line = (cells: Row) =>
    `| ${cells.map((cell) => (typeof cell === 'string' ? cell : cell[locale])).join(' | ')} |`
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n')
}
