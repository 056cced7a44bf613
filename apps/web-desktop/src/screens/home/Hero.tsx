import type { BalanceModel } from '@koi/features/balance'
import type { GameEntry } from '@koi/features/lobby'
import type { SessionModel } from '@koi/features/session'
import { GuestHero } from './GuestHero.tsx'
import { HeroFan } from './HeroFan.tsx'
import { MemberHero } from './MemberHero.tsx'
import styles from './Hero.module.css'

export interface HeroProps {
  readonly session: SessionModel
  readonly balance: BalanceModel
  /** Three, shown as a fan. */
  readonly games: readonly GameEntry[]
  readonly onGame: (game: GameEntry) => void
}

/** The top of home: an invitation for a guest, the balance for a member. */
export function Hero({ session, balance, games, onGame }: HeroProps) {
  return (
    <section className={styles['hero']}>
      <div className={styles['words']}>
        {session.status === 'member' && balance.status !== 'guest' ? (
          <MemberHero account={session.account} balance={balance} />
        ) : (
          <GuestHero />
        )}
      </div>
      <HeroFan games={games} onGame={onGame} />
    </section>
  )
}
