import { FindNav, NewsCategories, NewsList, type NewsModel, useNews } from '@koi/features/news'
import { pageTitles } from '@koi/features/routing'
import { useSearchParams } from 'react-router-dom'
import { PulledPage } from '../../layout/PulledPage.tsx'
import { Screen } from '../../layout/Screen.tsx'

/** `/find`: the category lives in the address. */
export function NewsScreen() {
  const [params, setParams] = useSearchParams()
  return <NewsView news={useNews({ url: { params, setParams } })} />
}

export interface NewsViewProps {
  readonly news: NewsModel
}

/** News by category; pulled down it is read again. */
export function NewsView({ news }: NewsViewProps) {
  const list = <NewsList news={news} />
  return (
    <Screen title={pageTitles.news()} tab>
      <FindNav current="news" />
      <NewsCategories news={news} />
      {news.status === 'ready' ? (
        <PulledPage refreshing={news.refreshing} onRefresh={news.onRefresh}>
          {list}
        </PulledPage>
      ) : (
        list
      )}
    </Screen>
  )
}
