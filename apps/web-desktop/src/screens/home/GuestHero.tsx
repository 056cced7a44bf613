import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { PageHeading } from '@koi/ui'
import { Link } from 'react-router-dom'
import styles from './Hero.module.css'

/** What this place is, and how to begin. */
export function GuestHero() {
  return (
    <>
      <p className={styles['eyebrow']}>{m.layout_sandbox()}</p>
      <PageHeading className={styles['heading']}>{m.home_hero_title()}</PageHeading>
      <p className={styles['text']}>{m.home_hero_text()}</p>
      <div className={styles['actions']}>
        <Link className={styles['primary']} to={routes.register}>
          {m.home_hero_register()}
        </Link>
        <Link className={styles['secondary']} to={routes.egame}>
          {m.home_hero_browse()}
        </Link>
      </div>
    </>
  )
}
