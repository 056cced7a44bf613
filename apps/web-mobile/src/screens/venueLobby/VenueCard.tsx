import { VenueBalance, VenueButton, type VenueCardModel } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Picture, Tag } from '@koi/ui'
import styles from './VenueCard.module.css'

/** One venue: its picture, whether it is open, what the member has there, and what can be done. */
export function VenueCard({ venue }: { readonly venue: VenueCardModel }) {
  const { name, picture, open, maintenanceText, gameCount, enter, demo, transferIn } = venue
  return (
    <article className={styles['card']} data-open={open} aria-label={name}>
      <div className={styles['picture']}>
        <Picture src={picture} alt="" ratio="16 / 7" />
        <div className={styles['caption']}>
          <h2 className={styles['name']}>{name}</h2>
          <p>
            {m.lobby_game_count({ count: gameCount })}
            {open ? ` · ${m.lobby_open()}` : null}
          </p>
        </div>
      </div>
      <div className={styles['facts']}>
        {open ? null : <Tag tone="warning">{maintenanceText ?? m.lobby_maintenance()}</Tag>}
        <span className={styles['wallet']}>
          <span className={styles['label']}>{m.lobby_wallet()}</span>
          <VenueBalance venue={venue} />
        </span>
      </div>
      <div className={styles['actions']}>
        <VenueButton action={enter} variant="secondary" className={styles['first']} />
        <VenueButton action={demo} variant="ghost" />
        <VenueButton action={transferIn} variant="ghost" />
      </div>
    </article>
  )
}
