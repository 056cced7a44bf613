import { type Play } from '@koi/features/game'
import { useWholePage } from '@koi/features/loading'
import {
  venueCards,
  VenuesLoaded,
  type VenueLobbyModel,
  type VenueLobbyViewProps,
  VenueLobbyPage,
} from '@koi/features/lobby'
import { DelayedNotice } from '@koi/features/venues'
import { PageHeading, Skeleton } from '@koi/ui'
import { GameBrowser, GameBrowserSkeleton } from '../egame/GameBrowser.tsx'
import { VenueCard } from './VenueCard.tsx'
import styles from './VenueLobbyScreen.module.css'

/** The lobbies under `/venue`. */
export function VenueLobbyScreen() {
  return <VenueLobbyPage View={VenueLobbyView} />
}

/** More venues than these fill a screen: their games are below it. */
const rowOfVenues = 4

/** Where games begin below one row of venues, in px from the top of the page. */
const belowRow = 606

/** The venues of one kind, and below them their games. */
export function VenueLobbyView({ gameType, lobby, games, play }: Omit<VenueLobbyViewProps, 'view'>) {
  const whole = useWholePage()
  return (
    <div className={styles['lobby']}>
      <div className={styles['head']}>
        <PageHeading>{lobby.title}</PageHeading>
        <DelayedNotice gameType={gameType} lineClass={styles['hint']} />
      </div>
      <VenuesLoaded lobby={lobby} skeleton={<LobbySkeleton />}>
        {(venues) => (
          <>
            <VenueGrid lobby={venues} play={play} />
            {games.status === 'error' ? null : whole || venues.venues.length <= rowOfVenues ? (
              <section className={styles['games']}>
                <GameBrowser lobby={games} onGame={play.onGame} top={belowRow} />
              </section>
            ) : (
              <div className={styles['later']} />
            )}
          </>
        )}
      </VenuesLoaded>
    </div>
  )
}

interface VenueGridProps {
  readonly lobby: Extract<VenueLobbyModel, { status: 'ready' }>
  readonly play: Play
}

function VenueGrid({ lobby, play }: VenueGridProps) {
  return (
    <ul className={styles['grid']}>
      {venueCards(lobby, play).map((venue) => (
        <li key={venue.venueId}>
          <VenueCard venue={venue} />
        </li>
      ))}
    </ul>
  )
}

/** Venues and games before they are known. */
function LobbySkeleton() {
  return (
    <>
      <div className={styles['grid']} aria-hidden="true">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className={styles['card']} />
        ))}
      </div>
      <div className={styles['games']}>
        <GameBrowserSkeleton />
      </div>
    </>
  )
}
