import type { SessionModel } from '@koi/features/session'
import { m } from '@koi/i18n'
import { PageHeading, Tag, VisuallyHidden } from '@koi/ui'
import { BrandMark } from '../../layout/BrandMark.tsx'
import { SettingsButton } from '../../layout/settings/SettingsButton.tsx'
import styles from './HomeHeader.module.css'

/** The brand, the member's level, and the way to appearance and language. */
export function HomeHeader({ session }: { readonly session: SessionModel }) {
  const level = session.status === 'member' ? session.vipLevel : null
  return (
    <header className={styles['header']}>
      <PageHeading className={styles['heading']}>
        <VisuallyHidden>{m.home_title()}</VisuallyHidden>
      </PageHeading>
      <BrandMark />
      {level === null ? null : <Tag tone="gold">{m.profile_vip({ level })}</Tag>}
      <span className={styles['end']}>
        <SettingsButton />
      </span>
    </header>
  )
}
