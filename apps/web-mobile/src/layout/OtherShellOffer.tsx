import { useOtherShell } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Banner, TextLink } from '@koi/ui'
import styles from './OtherShellOffer.module.css'

/** A desktop on the mobile origin is offered the desktop shell, at the same place (D16). */
export function OtherShellOffer() {
  const other = useOtherShell()
  if (other.status === 'none') return null
  return (
    <Banner
      className={styles['offer']}
      onClose={other.onDismiss}
      action={<TextLink href={other.url}>{m.layout_go_other()}</TextLink>}
    >
      {other.text}
    </Banner>
  )
}
