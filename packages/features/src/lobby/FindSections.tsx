import { m } from '@koi/i18n'
import { homeApi } from '@koi/store'
import { Card, TextLink } from '@koi/ui'
import { ComingMatches } from '../match/ComingMatches.tsx'
import { useComingMatches } from '../match/useComingMatches.ts'
import { usePlayMatch } from '../match/usePlayMatch.ts'
import { useArticleEntry } from '../news/articleEntry.ts'
import { ArticleCard } from '../news/ArticleCard.tsx'
import { routes } from '../routing/pages.ts'
import { FindPending } from './FindPending.tsx'
import styles from './FindSections.module.css'

/** About as high as each other. */
const shown = { matches: 6, articles: 3 } as const

/** What is said in the notice bar already is not said again. */
const announced = 'site'

/** The matches that come up with their odds, and the latest news. */
export function FindSections() {
  const matches = useComingMatches({ limit: shown.matches })
  const onPlay = usePlayMatch()
  const toEntry = useArticleEntry()
  const { currentData, isError } = homeApi.endpoints.latestNews.useQuery({ page_size: 4 * shown.articles })
  // Side by side they come together: one alone would take the other's place.
  if (!matches || !(currentData || isError)) return <FindPending asked />
  const articles =
    currentData?.items.filter(({ category }) => category !== announced).slice(0, shown.articles) ?? []
  return (
    <>
      <ComingMatches matches={matches} onPlay={onPlay} />
      {articles.length > 0 ? (
        <Card title={m.pages_news()} action={<TextLink href={routes.news}>{m.news_more()}</TextLink>}>
          <ul className={styles['list']}>
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard article={toEntry(article)} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  )
}
