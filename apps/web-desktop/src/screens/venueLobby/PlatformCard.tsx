import type { GameMode } from '@koi/features/game'
import type { PlatformEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Button, Money, Picture, Tag } from '@koi/ui'
import styles from './PlatformCard.module.css'

export interface PlatformCardProps {
  readonly platform: PlatformEntry
  readonly isMember: boolean
  /** Entering leads to the platform's games, not into one. */
  readonly browses: boolean
  /** The mode in which it is being opened. */
  readonly busy: GameMode | null
  readonly onEnter: () => void
  readonly onDemo: () => void
  readonly onTransferIn: () => void
}

/** One platform: its picture, whether it is open, what the member holds there, and the ways in. */
export function PlatformCard({
  platform,
  isMember,
  browses,
  busy,
  onEnter,
  onDemo,
  onTransferIn,
}: PlatformCardProps) {
  const { name } = platform
  const enter = browses ? m.lobby_browse() : m.lobby_enter()
  const closed = platform.status.state === 'maintenance'
  return (
    <article className={styles['card']} data-closed={closed} aria-label={name}>
      <Picture className={styles['picture']} src={platform.picture} alt="" ratio="16 / 10" />
      <div className={styles['words']}>
        <div className={styles['head']}>
          <h2 className={styles['name']}>{name}</h2>
          <Tag tone={closed ? 'neutral' : 'positive'}>{closed ? m.lobby_maintenance() : m.lobby_open()}</Tag>
        </div>
        <p className={styles['facts']}>
          {platform.maintenanceText ?? m.lobby_game_count({ count: platform.gameCount })}
        </p>
        {isMember && (
          <p className={styles['wallet']}>
            <span className={styles['walletLabel']}>{m.lobby_wallet()}</span>
            <Money className={styles['balance']} fen={platform.balance} />
            <Button
              size="small"
              variant="ghost"
              disabled={closed}
              aria-label={m.lobby_transfer_in_platform({ name })}
              onClick={onTransferIn}
            >
              {m.lobby_transfer_in()}
            </Button>
          </p>
        )}
        <div className={styles['actions']}>
          <Button
            variant="soft"
            disabled={closed}
            loading={busy === 'real'}
            aria-label={`${enter} ${name}`}
            onClick={onEnter}
          >
            {enter}
          </Button>
          <Button
            disabled={closed}
            loading={busy === 'demo'}
            aria-label={m.lobby_demo_platform({ name })}
            onClick={onDemo}
          >
            {m.lobby_demo()}
          </Button>
        </div>
      </div>
    </article>
  )
}
