import { VenueBalance, VenueButton, type VenueCardModel } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Picture, Tag } from '@koi/ui'
import styles from './VenueCard.module.css'

/** One venue: its picture, whether it is open, what the member holds there, and the ways in. */
export function VenueCard({ venue }: { readonly venue: VenueCardModel }) {
  const { name, picture, open, maintenanceText, gameCount, enter, demo, transferIn } = venue
  return (
    <article className={styles['card']} data-closed={!open} aria-label={name}>
      <Picture className={styles['picture']} src={picture} alt="" ratio="16 / 10" />
      <div className={styles['words']}>
        <div className={styles['head']}>
          <h2 className={styles['name']}>{name}</h2>
          <Tag tone={open ? 'positive' : 'neutral'}>{open ? m.lobby_open() : m.lobby_maintenance()}</Tag>
        </div>
        <p className={styles['facts']}>{maintenanceText ?? m.lobby_game_count({ count: gameCount })}</p>
        <p className={styles['wallet']}>
          <span className={styles['walletLabel']}>{m.lobby_wallet()}</span>
          <VenueBalance className={styles['balance']} venue={venue} />
          <VenueButton action={transferIn} size="small" variant="ghost" />
        </p>
        <div className={styles['actions']}>
          <VenueButton action={enter} variant="soft" />
          <VenueButton action={demo} />
        </div>
      </div>
    </article>
  )
}
