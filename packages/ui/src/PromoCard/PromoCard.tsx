import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Link } from '../Link/Link.tsx'
import { Picture } from '../Picture/Picture.tsx'
import styles from './PromoCard.module.css'

export interface PromoCardProps {
  /** Name of the promotion. */
  title: string
  /** What is given, in a line or two. */
  summary?: ReactNode
  /** Address of the picture's png. */
  picture: string
  /** Width to height of the picture; by default 16 / 9 stacked and 4 / 3 in a row. */
  ratio?: `${number} / ${number}` | undefined
  /** How long it lasts: a text, or a `Countdown` with a word before it. */
  period?: ReactNode
  /** `Tag`s on the picture: new, joined, nearly over. */
  marks?: ReactNode
  /** A control at the foot, such as a `Button`; lies above the card's own target. */
  action?: ReactNode
  /** It is over: the picture goes grey. The words that say so are in `period` or `marks`. */
  ended?: boolean | undefined
  /** Goes somewhere when pressed… */
  href?: string | undefined
  /** …or does something. */
  onPress?: (() => void) | undefined
  /** `stacked` has the picture on top; `row` is short, with a small picture at the start. */
  layout?: 'stacked' | 'row' | undefined
  /** The rank of its title among the page's headings; 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Fetched at once. */
  eager?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Something on offer, with its picture and its time. The whole card is one target; an action lies above it. */
export function PromoCard({
  title,
  summary,
  picture,
  period,
  marks,
  action,
  ended = false,
  href,
  onPress,
  layout = 'stacked',
  ratio = layout === 'row' ? '4 / 3' : '16 / 9',
  headingLevel = 3,
  eager = false,
  className,
}: PromoCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={classNames(styles['root'], className)}
      data-layout={layout}
      data-ended={ended || undefined}
    >
      <div className={styles['cover']}>
        <Picture src={picture} alt="" ratio={ratio} eager={eager} className={styles['picture']} />
        {marks && layout === 'stacked' ? <div className={styles['marks']}>{marks}</div> : null}
      </div>
      <div className={styles['text']}>
        <Heading className={styles['title']}>
          {href !== undefined ? (
            <Link href={href} className={styles['target']}>
              {title}
            </Link>
          ) : onPress ? (
            <button type="button" className={styles['target']} onClick={onPress}>
              {title}
            </button>
          ) : (
            title
          )}
        </Heading>
        {summary ? <p className={styles['summary']}>{summary}</p> : null}
        {marks && layout === 'row' ? <div className={styles['marks']}>{marks}</div> : null}
        {period || action ? (
          <div className={styles['foot']}>
            <span className={styles['period']}>{period}</span>
            {action ? <div className={styles['action']}>{action}</div> : null}
          </div>
        ) : null}
      </div>
    </article>
  )
}
