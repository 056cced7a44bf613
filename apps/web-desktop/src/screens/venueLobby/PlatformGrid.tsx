import type { VenueLobbyModel } from '@koi/features/lobby'
import type { PlayDialogModel } from '../../parts/play/usePlayDialog.ts'
import { PlatformCard } from './PlatformCard.tsx'
import styles from './PlatformGrid.module.css'

export interface PlatformGridProps {
  readonly lobby: Extract<VenueLobbyModel, { status: 'ready' }>
  readonly play: PlayDialogModel
}

/** The platforms of one kind, with what a member holds there. */
export function PlatformGrid({ lobby, play }: PlatformGridProps) {
  const busy = play.launch.status === 'launching' ? play.launch : null
  return (
    <ul className={styles['grid']}>
      {lobby.platforms.map((platform) => (
        <li key={platform.venueId}>
          <PlatformCard
            platform={platform}
            isMember={lobby.isMember}
            browses={lobby.onBrowse !== null}
            busy={busy && busy.target.venueId === platform.venueId ? busy.mode : null}
            onEnter={() =>
              lobby.onBrowse ? lobby.onBrowse(platform.venueId) : play.onPlay(platform, 'real')
            }
            onDemo={() => play.onPlay(platform, 'demo')}
            onTransferIn={() => lobby.onTransferIn(platform.venueId)}
          />
        </li>
      ))}
    </ul>
  )
}
