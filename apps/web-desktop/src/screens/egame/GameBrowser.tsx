import {
  FoundGames,
  GameFilterChoice,
  GameRows,
  type GameEntry,
  type GameLobbyModel,
  type VenueTab,
} from '@koi/features/lobby'
import { Loaded } from '@koi/features/loading'
import { m } from '@koi/i18n'
import { SearchBox, Skeleton, VisuallyHidden } from '@koi/ui'
import { WithRail } from '../../layout/WithRail.tsx'
import styles from './GameBrowser.module.css'
import { EntryCard } from './EntryCard.tsx'
import { GameGridSkeleton } from './GameGrid.tsx'

export interface GameBrowserProps {
  readonly lobby: GameLobbyModel
  readonly onGame: (game: GameEntry) => void
  /** How far down its page the browser begins, in px. */
  readonly top: number
}

/** What stands above the games, in px. */
const toolbarHeight = 60

/** Venues on the left; search, filter and a grid of any length on the right. */
export function GameBrowser({ lobby, onGame, top }: GameBrowserProps) {
  return (
    <Loaded model={lobby} errorTitle={m.lobby_error_title()} skeleton={<GameBrowserSkeleton />}>
      {(ready) => (
        <WithRail rail={<VenueRail venues={ready.venues} value={ready.venue} onChange={ready.onVenue} />}>
          <h2 className={styles['heading']}>
            <VisuallyHidden>{m.lobby_all_games()}</VisuallyHidden>
          </h2>
          <GameToolbar lobby={ready} />
          <FoundGames lobby={ready}>
            <GameRows
              label={m.lobby_games()}
              games={ready.games}
              minWidth={168}
              minColumns={2}
              gap={16}
              below={27}
              top={top + toolbarHeight}
            >
              {(game) => <EntryCard game={game} favourites={ready.favourites} onGame={onGame} />}
            </GameRows>
          </FoundGames>
        </WithRail>
      )}
    </Loaded>
  )
}

interface VenueRailProps {
  readonly venues: readonly VenueTab[]
  /** The chosen venue; null for all of them. */
  readonly value: number | null
  readonly onChange: (venueId: number | null) => void
}

/** The venues with their number of games; one is chosen. */
function VenueRail({ venues, value, onChange }: VenueRailProps) {
  return (
    <ul className={styles['rail']} aria-label={m.lobby_venues()}>
      {venues.map((venue) => (
        <li key={venue.venueId ?? 'all'}>
          <button
            type="button"
            className={styles['venue']}
            aria-pressed={venue.venueId === value}
            onClick={() => onChange(venue.venueId)}
          >
            <span>{venue.name}</span>
            <span className={styles['count']} aria-hidden="true">
              {venue.gameCount}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface GameToolbarProps {
  readonly lobby: Extract<GameLobbyModel, { status: 'ready' }>
}

/** Search by name or pinyin, which games, and how many games fit. */
function GameToolbar({ lobby }: GameToolbarProps) {
  return (
    <div className={styles['toolbar']}>
      <SearchBox
        className={styles['search']}
        label={m.lobby_search()}
        placeholder={m.lobby_search_placeholder()}
        value={lobby.search}
        onSearch={lobby.onSearch}
      />
      <GameFilterChoice value={lobby.filter} isMember={lobby.isMember} onValueChange={lobby.onFilter} />
      <output className={styles['total']}>{m.lobby_total({ count: lobby.games.length })}</output>
    </div>
  )
}

/** The browser before its games are known. */
export function GameBrowserSkeleton() {
  return (
    <div aria-hidden="true">
      <WithRail
        rail={
          <div className={styles['waitingRail']}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} className={styles['waitingVenue']} />
            ))}
          </div>
        }
      >
        <Skeleton className={styles['waitingBar']} />
        <GameGridSkeleton count={15} />
      </WithRail>
    </div>
  )
}
