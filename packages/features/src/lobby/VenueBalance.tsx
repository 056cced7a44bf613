import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import styles from './VenueBalance.module.css'
import type { VenueCardModel } from './venueCards.ts'

export interface VenueBalanceProps {
  readonly venue: Pick<VenueCardModel, 'isMember' | 'balance'>
  readonly className?: string | undefined
}

/** What the member holds at a venue. A guest's card has the same place, so that a login of another tab moves nothing. */
export function VenueBalance({ venue, className }: VenueBalanceProps) {
  if (venue.isMember) return <Money className={className} fen={venue.balance} />
  return (
    <span className={className}>
      <span className={styles['guest']} data-personal>
        {m.lobby_wallet_guest()}
      </span>
    </span>
  )
}
