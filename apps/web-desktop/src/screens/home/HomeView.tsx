import type { BalanceModel } from '@koi/features/balance'
import type { GameEntry, HomeModel } from '@koi/features/lobby'
import type { SessionModel } from '@koi/features/session'
import { m } from '@koi/i18n'
import { Button, Empty, ErrorState, NoticeLine } from '@koi/ui'
import { Hero } from './Hero.tsx'
import { heroGames } from './heroGames.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { HotGames } from './HotGames.tsx'
import { KindGrid } from './KindGrid.tsx'
import { KindShelf } from './KindShelf.tsx'
import styles from './HomeView.module.css'

export interface HomeViewProps {
  readonly home: HomeModel
  readonly session: SessionModel
  readonly balance: BalanceModel
  readonly onGame: (game: GameEntry) => void
}

/** Home: who is here and what they hold, the six kinds, what is played, and a shelf per kind. */
export function HomeView({ home, session, balance, onGame }: HomeViewProps) {
  const ready = home.status === 'ready' ? home : null
  return (
    <div className={styles['home']}>
      <Hero session={session} balance={balance} games={heroGames(ready?.kinds ?? [])} onGame={onGame} />
      {ready && ready.notices.length > 0 && (
        <NoticeLine className={styles['notice']} wrap="below" label={m.home_notice()} lines={ready.notices} />
      )}
      {home.status === 'loading' && <HomeSkeleton />}
      {home.status === 'error' && (
        <ErrorState title={m.home_error_title()} description={home.message} onRetry={home.onRetry} />
      )}
      {home.status === 'empty' && (
        <Empty
          title={m.home_empty_title()}
          description={m.home_empty_text()}
          action={<Button onClick={home.onRetry}>{m.common_refresh()}</Button>}
        />
      )}
      {ready && (
        <>
          <KindGrid kinds={ready.kinds} />
          <HotGames chip={ready.chip} onChip={ready.onChip} games={ready.games} onGame={onGame} />
          <div className={styles['shelves']}>
            {ready.kinds
              .filter((kind) => kind.games.length > 0)
              .map((kind) => (
                <KindShelf key={kind.gameType} kind={kind} onGame={onGame} />
              ))}
          </div>
        </>
      )}
    </div>
  )
}
