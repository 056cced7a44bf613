import type { ArticleBlock } from '@koi/contract/article'
import type { ArticleCategory } from '@koi/contract/news'
import type { Locale } from '../../services/locale.ts'

/** A text in both languages. */
export type Both = Readonly<Record<Locale, string>>

/** A piece of an article in both languages. */
export type BothBlock = Readonly<Record<Locale, ArticleBlock>>

/** An article as it is seeded. */
export interface ArticleSeed {
  readonly id: string
  readonly category: ArticleCategory
  /** The picture of this venue stands above it. */
  readonly venueId: number
  /** How long before the first seeding it was published. */
  readonly hoursAgo: number
  readonly title: Both
  readonly summary: Both
  readonly body: readonly BothBlock[]
}

/** A text in Chinese and English. */
export function both(chinese: string, english: string): Both {
  return { 'zh-CN': chinese, en: english }
}

/** A heading inside an article. */
export function heading(chinese: string, english: string): BothBlock {
  return { 'zh-CN': { kind: 'heading', text: chinese }, en: { kind: 'heading', text: english } }
}

/** A paragraph. */
export function paragraph(chinese: string, english: string): BothBlock {
  return { 'zh-CN': { kind: 'paragraph', text: chinese }, en: { kind: 'paragraph', text: english } }
}

/** A list of points. */
export function points(chinese: readonly string[], english: readonly string[]): BothBlock {
  return {
    'zh-CN': { kind: 'list', items: [...chinese] },
    en: { kind: 'list', items: [...english] },
  }
}

/** What somebody said. */
export function quote(text: Both, source: Both): BothBlock {
  return {
    'zh-CN': { kind: 'quote', text: text['zh-CN'], source: source['zh-CN'] },
    en: { kind: 'quote', text: text.en, source: source.en },
  }
}
