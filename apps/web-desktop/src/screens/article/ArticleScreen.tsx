import { ArticleSection, type ArticleViewProps, useArticlePage } from '@koi/features/news'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Breadcrumb } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'
import styles from './ArticleScreen.module.css'

/** `/find/detail/{id}` */
export function ArticleScreen() {
  return <ArticleView {...useArticlePage()} />
}

/** An article under its own title, with the way back up. */
export function ArticleView({ model, onList }: ArticleViewProps) {
  const title = model.status === 'ready' ? model.article.title : pageTitles.article()
  return (
    <div className={styles['column']}>
      <Breadcrumb
        label={m.news_sections()}
        items={[{ label: pageTitles.news(), href: routes.news }, { label: pageTitles.article() }]}
      />
      <Page title={title}>
        <ArticleSection model={model} onList={onList} />
      </Page>
    </div>
  )
}
