import { formatDateTime } from '@koi/api-core/dates'
import type { PromotionTerms } from '@koi/contract/promo'
import { access } from '../../rules/access.ts'
import type { Locale } from '../locale.ts'
import { example } from './exampleTerms.ts'
import { type PromotionRow, termsOf } from './promotion.ts'
import { reward } from './rewardTerms.ts'
import { both, grouped, type Section } from './termsWords.ts'
import { wageringSections, waiting } from './wageringTerms.ts'

function period({ starts_at: start, ends_at: end }: PromotionRow): Section {
  const at = (time: Date) => formatDateTime(time, { timeZone: access.timeZone }).slice(0, 16)
  return [
    both('活动时间', 'Dates'),
    end
      ? both(`${at(start)} 至 ${at(end)}（北京时间）`, `From ${at(start)} to ${at(end)}, Beijing time.`)
      : both(`${at(start)} 起（北京时间），长期有效`, `From ${at(start)}, Beijing time, without an end.`),
  ]
}

function who({ capacity }: PromotionRow, { minLevel, newcomerDays, repeat }: PromotionTerms): Section {
  const level =
    minLevel > 0 ? both(`VIP ${minLevel} 及以上`, `From VIP ${minLevel}`) : both('全体会员', 'All members')
  const newcomer =
    newcomerDays === null
      ? both('', '')
      : both(`，注册 ${newcomerDays} 天内`, `, within ${newcomerDays} days of registering`)
  const often = {
    once: both('每人限一次', 'once for each member'),
    daily: both('每天一次', 'once a day'),
    weekly: both('每周一次，周一更新', 'once a week, anew on Mondays'),
  }[repeat]
  const places =
    capacity === null
      ? both('', '')
      : both(`，共 ${grouped(capacity)} 个名额`, `, ${grouped(capacity)} places in all`)
  const text = (locale: Locale) =>
    `${level[locale]}${newcomer[locale]}${locale === 'en' ? ', ' : '，'}${often[locale]}${places[locale]}`
  return [both('参加资格', 'Who may join'), both(text('zh-CN'), text('en'))]
}

/** A text with the mark at its end that a sentence of its language has. */
function closed(text: string, locale: Locale): string {
  return /[。.]$/.test(text) ? text : `${text}${locale === 'en' ? '.' : '。'}`
}

/** The complete terms of a version, written from its rules: what is said is what is done. */
export function termsText(promotion: PromotionRow, locale: Locale): { heading: string; text: string }[] {
  const terms = termsOf(promotion)
  const sections = [
    period(promotion),
    who(promotion, terms),
    reward(terms, promotion),
    ...('wagering' in terms ? wageringSections(terms) : []),
    ...waiting(terms),
    ...example(terms),
  ]
  return sections.map(([heading, text]) => ({ heading: heading[locale], text: closed(text[locale], locale) }))
}
