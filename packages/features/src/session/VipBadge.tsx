import { m } from '@koi/i18n'
import { Link, Tag } from '@koi/ui'
import { routes } from '../routing/pages.ts'
import styles from './VipBadge.module.css'
import type { SessionModel } from './useSession.ts'

/** The member's level, which leads to what it brings. */
export function VipBadge({ session }: { readonly session: SessionModel }) {
  const level = session.status === 'member' ? session.vipLevel : null
  if (level === null) return null
  return (
    <Link className={styles['link']} href={routes.vip}>
      <Tag tone="gold">{m.profile_vip({ level })}</Tag>
    </Link>
  )
}
