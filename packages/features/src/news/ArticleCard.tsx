import { Link, Picture, Tag } from '@koi/ui'
import type { ArticleEntry } from './articleEntry.ts'
import styles from './ArticleCard.module.css'

export interface ArticleCardProps {
  readonly article: ArticleEntry
  /** The first of a list is larger where there is room. */
  readonly lead?: boolean
}

/** As wide as both shells show them, on a phone and elsewhere. */
const sizes = { file: 480, shown: '104px', wide: '270px' }
const leadSizes = { file: 480, shown: '86vw', wide: '390px' }

/** An article in a list: its picture, what it is about, and when it was published. */
export function ArticleCard({ article, lead = false }: ArticleCardProps) {
  return (
    <article className={styles['card']} data-lead={lead || undefined}>
      <Picture
        className={styles['picture']}
        src={article.picture}
        alt=""
        ratio="8 / 5"
        sizes={lead ? leadSizes : sizes}
        eager={lead}
      />
      <div className={styles['words']}>
        <h2 className={styles['title']}>
          <Link href={article.href} className={styles['link']}>
            {article.title}
          </Link>
        </h2>
        <p className={styles['summary']}>{article.summary}</p>
        <p className={styles['about']}>
          <Tag>{article.category}</Tag>
          <time dateTime={article.publishedAt}>{article.publishedText}</time>
        </p>
      </div>
    </article>
  )
}
