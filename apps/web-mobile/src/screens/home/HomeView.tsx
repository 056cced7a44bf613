import type { GameType } from '@koi/contract'
import type { BalanceModel } from '@koi/features/balance'
import type { GameEntry, HomeModel } from '@koi/features/lobby'
import type { SessionModel } from '@koi/features/session'
import { m } from '@koi/i18n'
import { Button, Empty, ErrorState, NoticeLine, PullToRefresh } from '@koi/ui'
import { AppFooter } from '../../layout/AppFooter.tsx'
import { HomeHeader } from './HomeHeader.tsx'
import { HomeGames } from './HomeGames.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import styles from './HomeView.module.css'
import { WalletCard } from './WalletCard.tsx'
import { WelcomeCard } from './WelcomeCard.tsx'

interface HomeViewProps {
  readonly home: HomeModel
  readonly session: SessionModel
  readonly balance: BalanceModel
  /** The kind chosen in the rail; null shows what is popular. */
  readonly kind: GameType | null
  readonly onKind: (kind: GameType | null) => void
  readonly onGame: (entry: GameEntry) => void
}

function Games({ home, kind, onKind, onGame }: Pick<HomeViewProps, 'home' | 'kind' | 'onKind' | 'onGame'>) {
  switch (home.status) {
    case 'loading':
      return <HomeSkeleton />
    case 'error':
      return <ErrorState title={m.home_error_title()} description={home.message} onRetry={home.onRetry} />
    case 'empty':
      return (
        <Empty
          title={m.home_empty_title()}
          description={m.home_empty_text()}
          action={<Button onClick={home.onRetry}>{m.common_refresh()}</Button>}
        />
      )
    default:
      return <HomeGames kinds={home.kinds} popular={home.games} kind={kind} onKind={onKind} onGame={onGame} />
  }
}

/** The first screen: who one is and what one has, what is new, and the games by kind. */
export function HomeView({ home, session, balance, ...rail }: HomeViewProps) {
  const notices = home.status === 'ready' ? home.notices : []
  return (
    <main className={styles['main']}>
      <HomeHeader session={session} />
      <PullToRefresh
        refreshing={home.status === 'ready' && home.refreshing}
        onRefresh={() => home.status === 'ready' && home.onRefresh()}
      >
        <div className={styles['content']} data-content>
          {balance.status === 'guest' ? <WelcomeCard /> : <WalletCard balance={balance} />}
          <NoticeLine label={m.home_notice()} lines={notices} wrap="beside" />
          <Games home={home} {...rail} />
          <AppFooter />
        </div>
      </PullToRefresh>
    </main>
  )
}
