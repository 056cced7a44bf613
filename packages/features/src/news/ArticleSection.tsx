import { m } from '@koi/i18n'
import { Button, Empty, Picture, Skeleton, Tag } from '@koi/ui'
import { Loaded } from '../loading/Loaded.tsx'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import styles from './ArticleSection.module.css'
import type { ArticleModel } from './useArticle.ts'

export interface ArticleSectionProps {
  readonly model: ArticleModel
  readonly onList: () => void
}

/** An article with others of its kind below it, or what there is instead. */
export function ArticleSection({ model, onList }: ArticleSectionProps) {
  return (
    <Loaded
      model={model}
      errorTitle={m.news_article_error_title()}
      skeleton={
        <div className={styles['article']}>
          <Skeleton width="60%" />
          <Skeleton shape="box" ratio="8 / 5" className={styles['picture']} />
          <Skeleton lines={5} />
        </div>
      }
      empty={
        <Empty
          title={m.news_gone_title()}
          description={m.news_gone_text()}
          action={<Button onClick={onList}>{m.news_back_to_list()}</Button>}
        />
      }
    >
      {({ article, body, more }) => (
        <>
          <article className={styles['article']}>
            <p className={styles['about']}>
              <Tag>{article.category}</Tag>
              <time dateTime={article.publishedAt}>{m.news_published({ time: article.publishedText })}</time>
            </p>
            <Picture className={styles['picture']} src={article.picture} alt="" ratio="8 / 5" eager />
            <ArticleBody blocks={body} />
          </article>
          {more.length > 0 ? (
            <section className={styles['more']} aria-labelledby="more-news">
              <h2 id="more-news" className={styles['title']}>
                {m.news_more()}
              </h2>
              <ul className={styles['others']}>
                {more.map((other) => (
                  <li key={other.id}>
                    <ArticleCard article={other} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </>
      )}
    </Loaded>
  )
}
