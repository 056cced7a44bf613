import type { GameType } from '@koi/contract'
import type { VenueLobbyModel } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Banner, Button, Empty, ErrorState, PullToRefresh } from '@koi/ui'
import type { Play } from '../../layout/play/playContext.ts'
import { Screen } from '../../layout/Screen.tsx'
import { LobbySkeleton } from './LobbySkeleton.tsx'
import { PlatformCard } from './PlatformCard.tsx'
import styles from './VenueLobbyView.module.css'

interface VenueLobbyViewProps {
  readonly gameType: GameType
  readonly lobby: VenueLobbyModel
  readonly onPlay: Play['onPlay']
}

function Platforms({ lobby, onPlay }: Pick<VenueLobbyViewProps, 'lobby' | 'onPlay'>) {
  switch (lobby.status) {
    case 'loading':
      return <LobbySkeleton />
    case 'error':
      return <ErrorState title={m.lobby_error_title()} description={lobby.message} onRetry={lobby.onRetry} />
    case 'empty':
      return (
        <Empty
          title={m.lobby_venue_empty_title()}
          description={m.lobby_venue_empty_text()}
          action={<Button onClick={lobby.onRetry}>{m.common_refresh()}</Button>}
        />
      )
    default:
      return (
        <PullToRefresh refreshing={lobby.refreshing} onRefresh={lobby.onRefresh}>
          <ul className={styles['list']}>
            {lobby.platforms.map((platform) => (
              <li key={platform.venueId}>
                <PlatformCard
                  platform={platform}
                  isMember={lobby.isMember}
                  onPlay={onPlay}
                  onBrowse={lobby.onBrowse}
                  onTransferIn={lobby.onTransferIn}
                />
              </li>
            ))}
          </ul>
        </PullToRefresh>
      )
  }
}

/** The platforms of one kind, each with its state, the member's wallet there, and the ways in. */
export function VenueLobbyView({ gameType, lobby, onPlay }: VenueLobbyViewProps) {
  return (
    <Screen title={lobby.title}>
      {gameType === 'sports' ? <Banner tone="info">{m.lobby_delayed()}</Banner> : null}
      <Platforms lobby={lobby} onPlay={onPlay} />
    </Screen>
  )
}
