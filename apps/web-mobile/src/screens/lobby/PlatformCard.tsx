import type { PlatformEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Button, Money, Picture, Tag } from '@koi/ui'
import type { Play } from '../../layout/play/playContext.ts'
import styles from './PlatformCard.module.css'

interface PlatformCardProps {
  readonly platform: PlatformEntry
  readonly isMember: boolean
  readonly onPlay: Play['onPlay']
  /** Null for kinds without a lobby of games: then one enters the platform itself. */
  readonly onBrowse: ((venueId: number) => void) | null
  readonly onTransferIn: (venueId: number) => void
}

/** One platform: its picture, whether it is open, what the member has there, and what can be done. */
export function PlatformCard({ platform, isMember, onPlay, onBrowse, onTransferIn }: PlatformCardProps) {
  const { name, venueId, maintenanceText } = platform
  const open = platform.status.state === 'open'
  return (
    <article className={styles['card']} data-open={open}>
      <div className={styles['picture']}>
        <Picture src={platform.picture} alt="" ratio="16 / 7" />
        <div className={styles['caption']}>
          <h2 className={styles['name']}>{name}</h2>
          <p>
            {m.lobby_game_count({ count: platform.gameCount })}
            {open ? ` · ${m.lobby_open()}` : null}
          </p>
        </div>
      </div>
      {open && !isMember ? null : (
        <div className={styles['facts']}>
          {open ? null : <Tag tone="warning">{maintenanceText ?? m.lobby_maintenance()}</Tag>}
          {isMember ? (
            <span className={styles['wallet']}>
              <span className={styles['label']}>{m.lobby_wallet()}</span>
              <Money fen={platform.balance} />
            </span>
          ) : null}
        </div>
      )}
      <div className={styles['actions']}>
        {onBrowse ? (
          <Button
            variant="secondary"
            className={styles['first']}
            aria-label={`${m.lobby_browse()} ${name}`}
            onClick={() => onBrowse(venueId)}
          >
            {m.lobby_browse()}
          </Button>
        ) : (
          <Button
            variant="secondary"
            className={styles['first']}
            disabled={!open}
            aria-label={`${m.lobby_enter()} ${name}`}
            onClick={() => onPlay(platform, 'real')}
          >
            {m.lobby_enter()}
          </Button>
        )}
        <Button
          variant="ghost"
          disabled={!open}
          aria-label={`${m.lobby_demo()} ${name}`}
          onClick={() => onPlay(platform, 'demo')}
        >
          {m.lobby_demo()}
        </Button>
        {isMember ? (
          <Button
            variant="ghost"
            disabled={!open}
            aria-label={`${m.lobby_transfer_in()} ${name}`}
            onClick={() => onTransferIn(venueId)}
          >
            {m.lobby_transfer_in()}
          </Button>
        ) : null}
      </div>
    </article>
  )
}
