import { m } from '@koi/i18n'
import { CalendarIcon, GiftIcon, Icon, Link } from '@koi/ui'
import { pages } from '../routing/pages.ts'
import styles from './RewardLinks.module.css'

const links = [
  { id: 'signIn', icon: CalendarIcon, text: m.promo_sign_in_text },
  { id: 'gifts', icon: GiftIcon, text: m.promo_gifts_text },
] as const

/** The ways from the promotions to signing in and to the gifts. */
export function RewardLinks() {
  return (
    <nav className={styles['links']} aria-label={m.promo_rewards()}>
      {links.map(({ id, icon, text }) => (
        <Link key={id} className={styles['link']} href={pages[id].path}>
          <span className={styles['badge']}>
            <Icon icon={icon} />
          </span>
          <span className={styles['words']}>
            <strong>{pages[id].title()}</strong>
            <span className={styles['text']}>{text()}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
