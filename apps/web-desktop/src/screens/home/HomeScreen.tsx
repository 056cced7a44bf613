import { useBalance, type BalanceModel } from '@koi/features/balance'
import { usePlay } from '@koi/features/game'
import { useWholePage } from '@koi/features/loading'
import {
  HomeBanners,
  HomeFind,
  HomeLoaded,
  noticeLines,
  publicHome,
  useHome,
  type GameEntry,
  type HomeModel,
  type KindEntry,
} from '@koi/features/lobby'
import { useSession, type SessionModel } from '@koi/features/session'
import { m } from '@koi/i18n'
import { NoticeLine, Skeleton } from '@koi/ui'
import type { ReactNode } from 'react'
import { GameGridSkeleton } from '../egame/GameGrid.tsx'
import { Hero } from './Hero.tsx'
import { GameSection, KindGrid, KindShelf, LobbyLink } from './HomeGames.tsx'
import styles from './HomeScreen.module.css'

/** `/` and `/home`. */
export function HomeScreen() {
  const { onGame } = usePlay()
  return (
    <HomeView
      home={useHome()}
      session={useSession()}
      balance={useBalance()}
      onGame={onGame}
      find={<HomeFind />}
    />
  )
}

export interface HomeViewProps {
  readonly home: HomeModel
  readonly session: SessionModel
  readonly balance: BalanceModel
  readonly onGame: (game: GameEntry) => void
  /** Matches and news below the games. */
  readonly find?: ReactNode
}

/** Home: what is on beside the session and its money, the six kinds, the member's games, what is played, and a shelf per kind. */
export function HomeView({ home, session, balance, onGame, find }: HomeViewProps) {
  const { banners, notices, kinds } = publicHome(home)
  return (
    <div className={styles['home']}>
      <div className={styles['top']} data-alone={banners?.length === 0 || undefined}>
        <Hero session={session} balance={balance} />
        <HomeBanners banners={banners} />
      </div>
      {notices.length > 0 ? (
        <NoticeLine
          className={styles['notice']}
          wrap="below"
          label={m.home_notice()}
          lines={noticeLines(notices)}
        />
      ) : null}
      <HomeLoaded home={home} skeleton={<HomeSkeleton kinds={kinds} />}>
        {(games) => <HomeGames home={games} onGame={onGame} find={find} />}
      </HomeLoaded>
    </div>
  )
}

interface HomeGamesProps extends Pick<HomeViewProps, 'onGame' | 'find'> {
  readonly home: Extract<HomeModel, { status: 'ready' }>
}

/** Of the popular games, drawn first: the row that most screens show. */
const firstGames = 6

function HomeGames({ home, onGame, find }: HomeGamesProps) {
  const { kinds, recents, favouriteGames, popular, favourites } = home
  const whole = useWholePage()
  const hot = whole ? popular : popular.slice(0, firstGames)
  const cards = { favourites, onGame }
  return (
    <>
      <KindGrid kinds={kinds} />
      <div className={styles['personal']} data-personal>
        <GameSection {...cards} id="home-recents" title={m.home_recents()} games={recents} />
        <GameSection {...cards} id="home-favourites" title={m.home_favourites()} games={favouriteGames} />
        <GameSection {...cards} id="home-hot" title={m.home_hot_title()} games={hot} more={<LobbyLink />} />
        <div className={styles['shelves']} data-later={!whole || undefined}>
          {(whole ? kinds : [])
            .filter((kind) => kind.shelf.length > 0)
            .map((kind) => (
              <KindShelf key={kind.gameType} kind={kind} onGame={onGame} />
            ))}
        </div>
        {whole && find ? <div className={styles['find']}>{find}</div> : null}
      </div>
    </>
  )
}

/** Home before its games are known, in its final shape; the kinds may be there. */
function HomeSkeleton({ kinds }: { readonly kinds: readonly KindEntry[] }) {
  return (
    <>
      {kinds.length > 0 ? (
        <KindGrid kinds={kinds} />
      ) : (
        <div className={styles['kinds']} aria-hidden="true">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className={styles['kind']} />
          ))}
        </div>
      )}
      <div aria-hidden="true">
        <Skeleton className={styles['title']} />
        <GameGridSkeleton count={6} />
        <div className={styles['shelves']}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className={styles['shelf']} />
          ))}
        </div>
      </div>
    </>
  )
}
