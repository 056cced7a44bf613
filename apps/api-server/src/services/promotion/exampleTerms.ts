import { gameKindNames } from '@koi/contract/gameKindNames'
import type { PromotionTerms, Wagering } from '@koi/contract/promo'
import { feeOf } from '@koi/contract/rates'
import { depositBonusOf, requirementOf } from '@koi/contract/wagering'
import { type Both, both, percentText, type Section, yuan } from './termsWords.ts'

/** What has to be staked for a requirement where the kind of game counts in part: rounded up to whole fen. */
function byKind({ contributions }: Wagering, required: bigint): Both {
  const least = contributions
    .filter(({ percent }) => percent > 0n)
    .reduce<Wagering['contributions'][number] | null>(
      (lowest, one) => (lowest === null || one.percent < lowest.percent ? one : lowest),
      null,
    )
  if (!least || least.percent >= 10_000n) return both('', '')
  const { gameType, percent } = least
  const stake = (required * 10_000n + percent - 1n) / percent
  const name = gameKindNames[gameType]
  return both(
    `。全部在计入 100% 的游戏完成须投注 ${yuan(required)}；如果全部在${name['zh-CN']}（计入 ${percentText(percent)}）完成，须投注 ${yuan(stake)}`,
    ` In games that count in full that is ${yuan(required)} of stakes; in ${name.en} alone, which counts ${percentText(percent)}, it is ${yuan(stake)}.`,
  )
}

/** A worked example in yuan. */
export function example(terms: PromotionTerms): Section[] {
  const heading = both('计算示例', 'Worked example')
  if (terms.kind === 'deposit') {
    const deposit = terms.minDeposit * 5n
    const bonus = depositBonusOf(terms, deposit) ?? 0n
    const required = requirementOf(terms.wagering, { bonus, deposit })
    const kinds = byKind(terms.wagering, required)
    return [
      [
        heading,
        both(
          `存款到账 ${yuan(deposit)}，获得彩金 ${yuan(bonus)}，须完成流水 ${yuan(required)}${kinds['zh-CN']}`,
          `A deposit of ${yuan(deposit)} brings a bonus of ${yuan(bonus)}, for which ${yuan(required)} has to be wagered.${kinds.en}`,
        ),
      ],
    ]
  }
  if (terms.kind === 'standalone') {
    const required = requirementOf(terms.wagering, { bonus: terms.bonus, deposit: 0n })
    const kinds = byKind(terms.wagering, required)
    return [
      [
        heading,
        both(
          `领取彩金 ${yuan(terms.bonus)}，须完成流水 ${yuan(required)}${kinds['zh-CN']}`,
          `For the bonus of ${yuan(terms.bonus)}, ${yuan(required)} has to be wagered.${kinds.en}`,
        ),
      ],
    ]
  }
  if (terms.kind === 'recharge') {
    const [first] = terms.steps
    if (!first) return []
    return [
      [
        heading,
        both(
          `参加后存入两笔，合计到账 ${yuan(first.deposit)}，可领取 ${yuan(first.reward)} 现金`,
          `Two deposits after joining, ${yuan(first.deposit)} together, bring ${yuan(first.reward)} in cash.`,
        ),
      ],
    ]
  }
  const [rate] = terms.rates
  if (!rate) return []
  const turnover = 1_000_000n
  return [
    [
      heading,
      both(
        `昨日${gameKindNames[rate.gameType]['zh-CN']}投注 ${yuan(turnover)}，今日可领取 ${yuan(feeOf(turnover, rate.percent))}`,
        `${yuan(turnover)} staked on ${gameKindNames[rate.gameType].en} yesterday brings ${yuan(feeOf(turnover, rate.percent))} today.`,
      ),
    ],
  ]
}
