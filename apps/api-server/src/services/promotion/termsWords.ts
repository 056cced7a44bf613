import { fenToDecimal, formatAmount } from '@koi/api-core/amount'
import { gameKindNames } from '@koi/contract/gameKindNames'
import type { Locale } from '../locale.ts'

/** A part of the terms in both languages. */
export type Both = Readonly<Record<Locale, string>>
/** A heading and its text. */
export type Section = readonly [heading: Both, text: Both]

/** An amount as a person writes it. */
export const yuan = (fen: bigint) => formatAmount(fen)
const counts = new Intl.NumberFormat('en')
/** A count with its thousands apart. */
export const grouped = (count: number) => counts.format(count)
/** Hundredths of a percent as a person writes them: `20%`, `0.6%`. */
export const percentText = (percent: bigint) => `${fenToDecimal(percent).replace(/\.?0+$/, '')}%`
/** A text in both languages. */
export const both = (chinese: string, english: string): Both => ({ 'zh-CN': chinese, en: english })

/** Kinds of games with the percentage of each. */
export function percents(list: readonly { gameType: keyof typeof gameKindNames; percent: bigint }[]): Both {
  const text = (locale: Locale) =>
    list.map(({ gameType, percent }) => `${gameKindNames[gameType][locale]} ${percentText(percent)}`)
  return both(text('zh-CN').join('、'), text('en').join(', '))
}

/** Bets against each other risk nothing and count nothing, wherever a stake counts. */
export const opposite = both(
  '在同一局、同一期或同一场比赛上投注相对立的各方时（例如红与黑、庄与闲），相互抵消的部分不计入。',
  'Where you bet on opposite sides of one round, draw or match, such as red and black, what cancels out counts nothing.',
)
