import { m } from '@koi/i18n'
import { CalendarIcon, GiftIcon, Icon, Link } from '@koi/ui'
import { pages } from '../routing/pages.ts'
import { pageTitles } from '../routing/pageTitles.ts'
import styles from './RewardLinks.module.css'

const links = [
  { id: 'signIn', flag: 'sign', icon: CalendarIcon, text: m.promo_sign_in_text },
  { id: 'gifts', flag: 'gifts', icon: GiftIcon, text: m.promo_gifts_text },
] as const

export interface RewardLinksProps {
  /** Which are on for who asks; null while that is not known: their place is kept. */
  readonly rewards: { readonly sign: boolean; readonly gifts: boolean } | null
}

/** The ways from the promotions to signing in and to the gifts. */
export function RewardLinks({ rewards }: RewardLinksProps) {
  const shown = links.filter(({ flag }) => rewards?.[flag] ?? true)
  if (shown.length === 0) return null
  return (
    <nav className={styles['links']} data-pending={rewards === null} aria-label={m.promo_rewards()}>
      {shown.map(({ id, icon, text }) => (
        <Link key={id} className={styles['link']} href={pages[id].path}>
          <span className={styles['badge']}>
            <Icon icon={icon} />
          </span>
          <span className={styles['words']}>
            <strong>{pageTitles[id]()}</strong>
            <span className={styles['text']}>{text()}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
