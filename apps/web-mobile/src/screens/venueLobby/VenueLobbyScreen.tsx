import {
  LobbyViewChoice,
  venueCards,
  VenuesLoaded,
  type VenueLobbyViewProps,
  VenueLobbyPage,
} from '@koi/features/lobby'
import { DelayedNotice } from '@koi/features/venues'
import { Skeleton } from '@koi/ui'
import { PulledPage } from '../../layout/PulledPage.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { GamesPanel } from '../egame/GamesPanel.tsx'
import { VenueCard } from './VenueCard.tsx'
import styles from './VenueLobbyScreen.module.css'

/** The lobbies under `/venue`. */
export function VenueLobbyScreen() {
  return <VenueLobbyPage View={VenueLobbyView} />
}

/** The games of one kind, or its venues, each with its state, the member's wallet there, and the ways in. */
export function VenueLobbyView({ gameType, lobby, games, view, play }: VenueLobbyViewProps) {
  return (
    <Screen title={lobby.title}>
      <DelayedNotice gameType={gameType} />
      <LobbyViewChoice view={view} />
      {view.value === 'games' ? (
        <GamesPanel lobby={games} onGame={play.onGame} />
      ) : (
        <VenuesLoaded lobby={lobby} skeleton={<LobbySkeleton />}>
          {(venues) => (
            <PulledPage refreshing={venues.refreshing} onRefresh={venues.onRefresh}>
              <ul className={styles['list']}>
                {venueCards(venues, play).map((venue) => (
                  <li key={venue.venueId}>
                    <VenueCard venue={venue} />
                  </li>
                ))}
              </ul>
            </PulledPage>
          )}
        </VenuesLoaded>
      )}
    </Screen>
  )
}

function LobbySkeleton() {
  return (
    <div className={styles['list']} aria-hidden="true">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="box" height={264} />
      ))}
    </div>
  )
}
