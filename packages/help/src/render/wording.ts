import { fenToDecimal, formatAmount } from '@koi/api-core/amount'

/** The languages that articles are written in. */
export const helpLocales = ['zh-CN', 'en'] as const
export type HelpLocale = (typeof helpLocales)[number]

/** A text in both languages. */
export type Both = Readonly<Record<HelpLocale, string>>

export const both = (chinese: string, english: string): Both => ({ 'zh-CN': chinese, en: english })

/** An amount as a sentence has it: `¥50,000`, `¥0.18`. */
export const yuan = (fen: bigint) => formatAmount(fen).replace(/\.00$/, '')

/** Hundredths of a percent: `0.3%`, `20%`. */
export const percent = (basisPoints: bigint) => `${fenToDecimal(basisPoints).replace(/\.?0+$/, '')}%`

/** Hundredths as odds are written: `1.95`. */
export const odds = (hundredths: number) => (hundredths / 100).toFixed(2)
