import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Link } from '../Link/Link.tsx'
import type { MatchSide } from './matchSide.ts'
import { MatchSideLine } from './MatchSideLine.tsx'
import styles from './MatchRow.module.css'

export interface MatchRowProps {
  /** The two that meet, the one at home first. */
  sides: readonly [MatchSide, MatchSide]
  /** What they play for. */
  league: ReactNode
  /** When it starts, or how far it is. */
  time: ReactNode
  /** The word for being under way, with a mark before it. */
  live?: ReactNode
  /** Stands at the end: choices, a button. Lies above the row's own target. */
  end?: ReactNode
  /** Where the row leads. */
  href?: string | undefined
  /** What the row does when pressed, where it leads nowhere. */
  onPress?: (() => void) | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Two sides that meet, with their scores or the time they meet at. Narrow rows put the time on top. */
export function MatchRow({ sides, league, time, live, end, href, onPress, className }: MatchRowProps) {
  const [home, away] = sides
  const name = `${home.name} – ${away.name}`
  const target = { className: styles['target'], 'aria-label': name }
  return (
    <article className={classNames(styles['root'], className)} aria-label={name}>
      <div className={styles['row']}>
        <div className={styles['about']}>
          <span className={styles['when']}>
            {live ? (
              <span className={styles['live']}>
                <span className={styles['dot']} aria-hidden />
                {live}
              </span>
            ) : null}
            <span>{time}</span>
          </span>
          <span>{league}</span>
        </div>
        <div className={styles['sides']}>
          <MatchSideLine side={home} />
          <MatchSideLine side={away} />
        </div>
        {end ? <div className={styles['end']}>{end}</div> : null}
      </div>
      {href !== undefined ? <Link href={href} {...target} /> : null}
      {href === undefined && onPress ? <button type="button" {...target} onClick={onPress} /> : null}
    </article>
  )
}
