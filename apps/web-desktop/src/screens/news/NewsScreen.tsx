import { ComingMatches, type ComingMatchesProps, useComingMatches, usePlayMatch } from '@koi/features/match'
import { FindNav, NewsCategories, NewsList, type NewsModel, useNews } from '@koi/features/news'
import { pageTitles } from '@koi/features/routing'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../../layout/Page.tsx'
import styles from './NewsScreen.module.css'

/** `/find`: the category lives in the address. */
export function NewsScreen() {
  const [params, setParams] = useSearchParams()
  return (
    <NewsView
      news={useNews({ url: { params, setParams } })}
      coming={useComingMatches({ limit: 5 })}
      onPlay={usePlayMatch()}
    />
  )
}

export interface NewsViewProps extends Pick<ComingMatchesProps, 'onPlay'> {
  readonly news: NewsModel
  readonly coming: ComingMatchesProps['matches']
}

/** News by category, and beside it the matches that come next. */
export function NewsView({ news, coming, onPlay }: NewsViewProps) {
  return (
    <Page title={pageTitles.news()}>
      <FindNav current="news" />
      <div className={styles['columns']}>
        <div className={styles['news']}>
          <NewsCategories news={news} />
          <NewsList news={news} />
        </div>
        <aside>
          <ComingMatches matches={coming} onPlay={onPlay} />
        </aside>
      </div>
    </Page>
  )
}
