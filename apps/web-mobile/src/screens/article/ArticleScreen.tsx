import { ArticleSection, type ArticleViewProps, useArticlePage } from '@koi/features/news'
import { routes, pageTitles } from '@koi/features/routing'
import { VisuallyHidden } from '@koi/ui'
import { Screen } from '../../layout/Screen.tsx'
import styles from './ArticleScreen.module.css'

/** `/find/detail/{id}` */
export function ArticleScreen() {
  return <ArticleView {...useArticlePage()} />
}

/** An article. Its title is the heading, but too long for the bar: what is seen of it stands above the text. */
export function ArticleView({ model, onList }: ArticleViewProps) {
  const title = model.status === 'ready' ? model.article.title : null
  return (
    <Screen title={title ? <BarTitle title={title} /> : pageTitles.article()} parent={routes.news}>
      {title ? (
        <p className={styles['title']} aria-hidden="true">
          {title}
        </p>
      ) : null}
      <ArticleSection model={model} onList={onList} />
    </Screen>
  )
}

/** The bar keeps its short name for the eye; the heading is the title. One element, so that it keeps the focus. */
function BarTitle({ title }: { readonly title: string }) {
  return (
    <>
      <span aria-hidden="true">{pageTitles.article()}</span>
      <VisuallyHidden>{title}</VisuallyHidden>
    </>
  )
}
