import { Link } from '@koi/ui'
import styles from './FooterLinks.module.css'

export interface FooterLinksProps {
  readonly title: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

/** A group of links in the footer. */
export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <div>
      <p className={styles['group']}>{title}</p>
      <ul className={styles['list']} data-columns={links.length > 4 ? 2 : 1}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The place of a member's links while they are loaded. */
export function WaitingLinks({ title }: Pick<FooterLinksProps, 'title'>) {
  return (
    <div aria-busy="true">
      <p className={styles['group']}>{title}</p>
      <div className={styles['waiting']} />
    </div>
  )
}
