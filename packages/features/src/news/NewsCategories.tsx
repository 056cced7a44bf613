import { articleCategories } from '@koi/contract/news'
import { m } from '@koi/i18n'
import { Segmented } from '@koi/ui'
import { categoryName } from './articleEntry.ts'
import type { NewsModel } from './useNews.ts'

export interface NewsCategoriesProps {
  readonly news: Pick<NewsModel, 'category' | 'onCategory'>
}

/** All news, or those of one category. */
export function NewsCategories({ news: { category, onCategory } }: NewsCategoriesProps) {
  return (
    <Segmented
      label={m.news_categories()}
      value={category ?? 'all'}
      onValueChange={(next) => onCategory(next === 'all' ? null : next)}
      options={[
        { value: 'all', label: m.news_category_all() },
        ...articleCategories.map((value) => ({ value, label: categoryName(value) })),
      ]}
    />
  )
}
