import type { Wire } from '@koi/contract'
import type { Article } from '@koi/contract/news'
import type { ArticleTable } from '../../db/schema.ts'
import type { Locale } from '../locale.ts'

type ArticleRow = Omit<ArticleTable, 'brand' | 'body_zh' | 'body_en'>

/** An article of the database in a language. */
export function toArticle(row: ArticleRow, locale: Locale): Wire<Article> {
  const english = locale === 'en'
  return {
    id: row.id,
    category: row.category,
    title: english ? row.title_en : row.title_zh,
    summary: english ? row.summary_en : row.summary_zh,
    picture: row.picture,
    publishedAt: row.published_at.toISOString(),
  }
}
