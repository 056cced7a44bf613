import type { GameEntry, GameLobbyModel } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Button, Empty, ErrorState, InfiniteScroll, NoResultIcon, PullToRefresh } from '@koi/ui'
import { EntryCard } from '../../layout/EntryCard.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { EgameFilters } from './EgameFilters.tsx'
import { EgameSkeleton } from './EgameSkeleton.tsx'
import styles from './EgameView.module.css'

interface EgameViewProps {
  readonly lobby: GameLobbyModel
  readonly onGame: (entry: GameEntry) => void
}

function Lobby({ lobby, onGame }: EgameViewProps) {
  if (lobby.status === 'loading') return <EgameSkeleton />
  if (lobby.status === 'error')
    return <ErrorState title={m.lobby_error_title()} description={lobby.message} onRetry={lobby.onRetry} />
  return (
    <>
      <EgameFilters lobby={lobby} />
      {lobby.status === 'empty' ? (
        <Empty
          title={m.lobby_empty_title()}
          description={m.lobby_empty_text()}
          icon={NoResultIcon}
          action={<Button onClick={lobby.onClear}>{m.lobby_clear_filters()}</Button>}
        />
      ) : (
        <PullToRefresh refreshing={lobby.refreshing} onRefresh={lobby.onRefresh}>
          <InfiniteScroll hasMore={lobby.hasMore} loading={false} onMore={lobby.onMore}>
            <ul className={styles['grid']}>
              {lobby.games.map((game) => (
                <li key={game.key}>
                  <EntryCard game={game} onOpen={onGame} />
                </li>
              ))}
            </ul>
          </InfiniteScroll>
        </PullToRefresh>
      )}
    </>
  )
}

/** All slot games, to be searched by name or pinyin and narrowed by platform. */
export function EgameView(props: EgameViewProps) {
  return (
    <Screen title={m.lobby_egame_title()} tab>
      <Lobby {...props} />
    </Screen>
  )
}
