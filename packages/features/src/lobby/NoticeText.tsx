import { Link } from '@koi/ui'
import type { ReactNode } from 'react'
import styles from './NoticeText.module.css'
import type { HomeNotice } from './useHomeContent.ts'

/** The lines of the notice bar; those that lead somewhere are links. */
export function noticeLines(notices: readonly HomeNotice[]): readonly ReactNode[] {
  return notices.map(({ id, text, href }) =>
    href === null ? (
      text
    ) : (
      <Link key={id} href={href} className={styles['link']}>
        {text}
      </Link>
    ),
  )
}
