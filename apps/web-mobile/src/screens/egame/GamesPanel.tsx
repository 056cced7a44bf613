import {
  FoundGames,
  GameFilterChoice,
  GameRows,
  type GameEntry,
  type GameLobbyModel,
} from '@koi/features/lobby'
import { Loaded } from '@koi/features/loading'
import { m } from '@koi/i18n'
import { SearchBox, Skeleton, Tabs } from '@koi/ui'
import { PulledPage } from '../../layout/PulledPage.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './GamesPanel.module.css'

export interface GamesPanelProps {
  readonly lobby: GameLobbyModel
  readonly onGame: (game: GameEntry) => void
}

/** Every game of a kind: search, platforms and filters, and below them the covers. */
export function GamesPanel({ lobby, onGame }: GamesPanelProps) {
  return (
    <Loaded
      model={lobby}
      errorTitle={m.lobby_error_title()}
      skeleton={<GamesSkeleton isMember={lobby.status === 'loading' && lobby.isMember === true} />}
    >
      {(ready) => (
        <>
          <GameFilters lobby={ready} />
          <FoundGames lobby={ready}>
            <PulledPage refreshing={ready.refreshing} onRefresh={ready.onRefresh}>
              <GameRows
                label={m.lobby_games()}
                games={ready.games}
                minWidth={100}
                minColumns={2}
                gap={12}
                below={0}
                top={250}
              >
                {(game) => <EntryCard game={game} favourites={ready.favourites} onOpen={onGame} />}
              </GameRows>
            </PulledPage>
          </FoundGames>
        </>
      )}
    </Loaded>
  )
}

const all = 'all'

interface GameFiltersProps {
  readonly lobby: Extract<GameLobbyModel, { status: 'ready' }>
}

/** Search, the venues as tabs, and which of their games. */
function GameFilters({ lobby }: GameFiltersProps) {
  return (
    <div className={styles['filters']}>
      <SearchBox
        label={m.lobby_search()}
        placeholder={m.lobby_search_placeholder()}
        value={lobby.search}
        onSearch={lobby.onSearch}
      />
      <Tabs
        label={m.lobby_venues()}
        value={lobby.venue === null ? all : String(lobby.venue)}
        items={lobby.venues.map(({ venueId, name }) => ({
          id: venueId === null ? all : String(venueId),
          label: name,
        }))}
        onValueChange={(value) => lobby.onVenue(value === all ? null : Number(value))}
      />
      <div className={styles['row']}>
        <GameFilterChoice value={lobby.filter} isMember={lobby.isMember} onValueChange={lobby.onFilter} />
        <h2 className={styles['total']}>
          <output>{m.lobby_total({ count: lobby.games.length })}</output>
        </h2>
      </div>
    </div>
  )
}

/** Search, tabs and nine covers before they have arrived. What chooses among them takes the room that it will take. */
function GamesSkeleton({ isMember }: { readonly isMember: boolean }) {
  return (
    <>
      <div className={styles['filters']} aria-hidden="true">
        <Skeleton shape="box" height={44} />
        <Skeleton shape="box" height={44} />
        <div className={[styles['row'], styles['pending']].join(' ')} inert>
          <GameFilterChoice value="all" isMember={isMember} onValueChange={() => undefined} />
          <span className={styles['total']}>{m.lobby_total({ count: 0 })}</span>
        </div>
      </div>
      <div className={styles['grid']} aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} shape="box" ratio="3 / 4" />
        ))}
      </div>
    </>
  )
}
