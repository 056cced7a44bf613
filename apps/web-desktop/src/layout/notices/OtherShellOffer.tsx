import type { OtherShellModel } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Banner, TextLink } from '@koi/ui'
import styles from './OtherShellOffer.module.css'

export interface OtherShellOfferProps {
  readonly offer: OtherShellModel
}

/** A phone on the desktop shell is offered the mobile one, at the same place (D16). */
export function OtherShellOffer({ offer }: OtherShellOfferProps) {
  if (offer.status === 'none') return null
  return (
    <Banner
      className={styles['offer']}
      tone="info"
      onClose={offer.onDismiss}
      action={<TextLink href={offer.url}>{m.layout_go_other()}</TextLink>}
    >
      {offer.text}
    </Banner>
  )
}
