import { useBalance, type BalanceModel } from '@koi/features/balance'
import { usePlay } from '@koi/features/game'
import {
  BannerStrip,
  HomeFind,
  HomeLoaded,
  noticeLines,
  publicHome,
  useHome,
  type HomeModel,
} from '@koi/features/lobby'
import { useWholePage } from '@koi/features/loading'

import { useSession, VipBadge, type SessionModel } from '@koi/features/session'
import { isGameType } from '@koi/features/venues'
import { m } from '@koi/i18n'
import { NoticeLine, PageHeading, VisuallyHidden } from '@koi/ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AppFooter } from '../../layout/AppFooter.tsx'
import { BrandMark } from '../../layout/BrandMark.tsx'
import { PulledPage } from '../../layout/PulledPage.tsx'
import { SettingsButton } from '../../layout/SettingsButton.tsx'
import { WalletCard, WelcomeCard } from './Hero.tsx'
import { GameStrip, HomeGames, HomeSkeleton, type HomeGamesProps } from './HomeGames.tsx'
import styles from './HomeScreen.module.css'

/** `/` and `/home`. The kind chosen in the rail is kept in the address, so that going back finds it again. */
export function HomeScreen() {
  const { onGame } = usePlay()
  const [params, setParams] = useSearchParams()
  const chosen = params.get('kind')
  return (
    <HomeView
      home={useHome()}
      session={useSession()}
      balance={useBalance()}
      kind={isGameType(chosen) ? chosen : null}
      onKind={(kind) => setParams(kind ? { kind } : {}, { replace: true, preventScrollReset: true })}
      onGame={onGame}
      find={<HomeFind />}
    />
  )
}

type KindChoice = Pick<HomeGamesProps, 'kind' | 'onKind' | 'onGame'>

export interface HomeViewProps extends KindChoice {
  readonly home: HomeModel
  readonly session: SessionModel
  readonly balance: BalanceModel
  /** Matches and news below the games. */
  readonly find?: ReactNode
}

/** The first screen: the session and its money, what is new, and the games by kind. */
export function HomeView({ home, session, balance, find, ...choice }: HomeViewProps) {
  const whole = useWholePage()
  const { banners, notices } = publicHome(home)
  return (
    <main className={styles['main']}>
      <HomeHeader session={session} />
      <PulledPage
        refreshing={home.status === 'ready' && home.refreshing}
        onRefresh={() => home.status === 'ready' && home.onRefresh()}
      >
        <div className={styles['content']} data-content>
          {balance.status === 'guest' ? <WelcomeCard /> : <WalletCard balance={balance} />}
          <BannerStrip banners={banners} />
          <NoticeLine label={m.home_notice()} lines={noticeLines(notices)} wrap="beside" />
          <HomeLoaded home={home} skeleton={<HomeSkeleton />}>
            {(games) => (
              <div className={styles['personal']} data-personal>
                <GameStrip
                  title={m.home_recents()}
                  games={games.recents}
                  favourites={games.favourites}
                  onGame={choice.onGame}
                />
                <GameStrip
                  title={m.home_favourites()}
                  games={games.favouriteGames}
                  favourites={games.favourites}
                  onGame={choice.onGame}
                />
                <HomeGames home={games} {...choice} whole={whole} />
                {whole ? find : null}
              </div>
            )}
          </HomeLoaded>
          {whole ? <AppFooter /> : null}
        </div>
      </PulledPage>
    </main>
  )
}

/** The brand, the member's level, and the way to appearance and language. */
function HomeHeader({ session }: { readonly session: SessionModel }) {
  return (
    <header className={styles['header']}>
      <PageHeading className={styles['heading']}>
        <VisuallyHidden>{m.home_title()}</VisuallyHidden>
      </PageHeading>
      <BrandMark />
      <VipBadge session={session} />
      <span className={styles['end']}>
        <SettingsButton />
      </span>
    </header>
  )
}
