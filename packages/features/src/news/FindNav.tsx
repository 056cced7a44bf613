import { m } from '@koi/i18n'
import { Link } from '@koi/ui'
import { routes } from '../routing/pages.ts'
import styles from './FindNav.module.css'

export interface FindNavProps {
  readonly current: 'news' | 'schedule'
}

/** The two halves of what there is to discover, each a page of its own. */
export function FindNav({ current }: FindNavProps) {
  const links = [
    { id: 'news', href: routes.news, label: m.news_tab_articles() },
    { id: 'schedule', href: routes.schedule, label: m.match_tab_schedule() },
  ]
  return (
    <nav aria-label={m.news_sections()} className={styles['nav']}>
      {links.map(({ id, href, label }) => (
        <Link
          key={id}
          href={href}
          className={styles['link']}
          aria-current={id === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
