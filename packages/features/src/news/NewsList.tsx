import { m } from '@koi/i18n'
import { Button, Empty, InfiniteScroll, Skeleton } from '@koi/ui'
import { Loaded } from '../loading/Loaded.tsx'
import { useListInPieces } from '../loading/useListInPieces.ts'
import { ArticleCard } from './ArticleCard.tsx'
import styles from './NewsList.module.css'
import type { NewsModel } from './useNews.ts'

export interface NewsListProps {
  readonly news: NewsModel
}

/** The news of a category with endless scrolling, or what there is instead. */
export function NewsList({ news }: NewsListProps) {
  return (
    <Loaded
      model={news}
      errorTitle={m.news_error_title()}
      skeleton={
        <div className={styles['list']}>
          <Skeleton shape="box" height={260} />
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} shape="box" height={136} />
          ))}
        </div>
      }
      empty={
        <Empty
          title={m.news_empty_title()}
          description={m.news_empty_text()}
          action={
            news.category ? (
              <Button onClick={() => news.onCategory(null)}>{m.news_show_all()}</Button>
            ) : undefined
          }
        />
      }
    >
      {(ready) => (
        <InfiniteScroll
          hasMore={ready.hasMore}
          loading={ready.loadingMore}
          error={ready.moreError}
          onMore={ready.onMore}
        >
          <Articles articles={ready.articles} />
        </InfiniteScroll>
      )}
    </Loaded>
  )
}

interface ArticlesProps {
  readonly articles: Extract<NewsModel, { status: 'ready' }>['articles']
}

/** Fill the first screen. */
const firstArticles = 5

function Articles({ articles }: ArticlesProps) {
  const { shown, isShort } = useListInPieces(articles, firstArticles)
  return (
    <ul className={styles['list']} data-later={isShort || undefined}>
      {shown.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} lead={index === 0} />
        </li>
      ))}
    </ul>
  )
}
