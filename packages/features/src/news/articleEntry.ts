import { formatDateTime } from '@koi/api-core/dates'
import { imageUrl } from '@koi/api-core/images'
import type { Article, ArticleCategory } from '@koi/contract/news'
import { m } from '@koi/i18n'
import { generatePath } from 'react-router-dom'
import { routes } from '../routing/pages.ts'
import { useBrand } from '../runtime/brand.ts'

/** One article as a card shows it. */
export interface ArticleEntry {
  readonly id: string
  readonly href: string
  readonly category: string
  readonly title: string
  readonly summary: string
  /** Address of the png; `imageUrl` has been applied. */
  readonly picture: string
  readonly publishedAt: string
  /** In the brand's time zone, `2026-11-21 20:41`. */
  readonly publishedText: string
}

const categoryNames: Readonly<Record<ArticleCategory, () => string>> = {
  site: m.news_category_site,
  sports: m.news_category_sports,
  games: m.news_category_games,
  guide: m.news_category_guide,
}

/** What a category is called in the player's language. */
export function categoryName(category: ArticleCategory): string {
  return categoryNames[category]()
}

/** Turns an article into what a card shows. */
export function useArticleEntry(): (article: Article) => ArticleEntry {
  const { assetVersion, timeZone } = useBrand()
  return ({ id, category, title, summary, picture, publishedAt }) => ({
    id,
    href: generatePath(routes.article, { id }),
    category: categoryName(category),
    title,
    summary,
    picture: imageUrl(picture, { version: assetVersion, webp: false }),
    publishedAt,
    publishedText: formatDateTime(publishedAt, { timeZone }).slice(0, 16),
  })
}
