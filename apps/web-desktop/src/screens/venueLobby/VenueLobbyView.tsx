import type { GameType } from '@koi/contract'
import type { GameLobbyModel, VenueLobbyModel } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Empty, ErrorState, PageHeading } from '@koi/ui'
import { GameBrowser } from '../../parts/games/GameBrowser.tsx'
import { GameBrowserSkeleton } from '../../parts/games/GameBrowserSkeleton.tsx'
import type { PlayDialogModel } from '../../parts/play/usePlayDialog.ts'
import { PlatformGrid } from './PlatformGrid.tsx'
import { PlatformSkeleton } from './PlatformSkeleton.tsx'
import styles from './VenueLobbyView.module.css'

export interface VenueLobbyViewProps {
  readonly gameType: GameType
  readonly lobby: VenueLobbyModel
  readonly games: GameLobbyModel
  readonly play: PlayDialogModel
}

/** The platforms of one kind, and below them their games. */
export function VenueLobbyView({ gameType, lobby, games, play }: VenueLobbyViewProps) {
  return (
    <div className={styles['lobby']}>
      <div className={styles['head']}>
        <PageHeading className={styles['title']}>{lobby.title}</PageHeading>
        {gameType === 'sports' && <p className={styles['hint']}>{m.lobby_delayed()}</p>}
      </div>
      {lobby.status === 'loading' && (
        <>
          <PlatformSkeleton />
          <div className={styles['games']}>
            <GameBrowserSkeleton />
          </div>
        </>
      )}
      {lobby.status === 'error' && (
        <ErrorState title={m.lobby_error_title()} description={lobby.message} onRetry={lobby.onRetry} />
      )}
      {lobby.status === 'empty' && (
        <Empty title={m.lobby_venue_empty_title()} description={m.lobby_venue_empty_text()} />
      )}
      {lobby.status === 'ready' && (
        <>
          <PlatformGrid lobby={lobby} play={play} />
          {games.status !== 'error' && (
            <section className={styles['games']}>
              <GameBrowser lobby={games} onGame={play.onOpen} />
            </section>
          )}
        </>
      )}
    </div>
  )
}
