import type { GameEntry, GameLobbyModel } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Button, Empty, ErrorState, InfiniteScroll, VisuallyHidden } from '@koi/ui'
import { GameBrowserSkeleton } from './GameBrowserSkeleton.tsx'
import { GameGrid } from './GameGrid.tsx'
import { GameToolbar } from './GameToolbar.tsx'
import { PlatformRail } from './PlatformRail.tsx'
import styles from './GameBrowser.module.css'

export interface GameBrowserProps {
  readonly lobby: GameLobbyModel
  readonly onGame: (game: GameEntry) => void
}

/** Platforms on the left; search, filter and an endless grid on the right. */
export function GameBrowser({ lobby, onGame }: GameBrowserProps) {
  if (lobby.status === 'loading') return <GameBrowserSkeleton />
  if (lobby.status === 'error')
    return <ErrorState title={m.lobby_error_title()} description={lobby.message} onRetry={lobby.onRetry} />
  return (
    <div className={styles['browser']}>
      <PlatformRail platforms={lobby.platforms} value={lobby.platform} onChange={lobby.onPlatform} />
      <div className={styles['results']}>
        <h2 className={styles['heading']}>
          <VisuallyHidden>{m.lobby_all_games()}</VisuallyHidden>
        </h2>
        <GameToolbar lobby={lobby} />
        {lobby.status === 'empty' ? (
          <Empty
            title={m.lobby_empty_title()}
            description={m.lobby_empty_text()}
            action={<Button onClick={lobby.onClear}>{m.lobby_clear_filters()}</Button>}
          />
        ) : (
          <InfiniteScroll hasMore={lobby.hasMore} loading={false} onMore={lobby.onMore}>
            <GameGrid games={lobby.games} onGame={onGame} />
          </InfiniteScroll>
        )}
      </div>
    </div>
  )
}
