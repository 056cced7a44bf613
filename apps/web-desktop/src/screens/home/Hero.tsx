import type { BalanceModel } from '@koi/features/balance'
import { routes } from '@koi/features/routing'
import type { SessionModel } from '@koi/features/session'
import { BalanceSection } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Link, PageHeading } from '@koi/ui'
import styles from './Hero.module.css'

export interface HeroProps {
  readonly session: SessionModel
  readonly balance: BalanceModel
}

/** The top of home: an invitation for a guest, the balance for a member. */
export function Hero({ session, balance }: HeroProps) {
  return (
    <section className={styles['hero']}>
      <div className={styles['words']} data-personal>
        {session.status === 'member' && balance.status !== 'guest' ? (
          <MemberHero account={session.account} balance={balance} />
        ) : (
          <GuestHero />
        )}
      </div>
    </section>
  )
}

/** What this site is, and how to begin. */
function GuestHero() {
  return (
    <>
      <p className={styles['eyebrow']}>{m.layout_sandbox()}</p>
      <PageHeading className={styles['heading']}>{m.home_hero_title()}</PageHeading>
      <p className={styles['text']}>{m.home_hero_text()}</p>
      <div className={styles['actions']}>
        <Link className={styles['primary']} href={routes.register}>
          {m.home_hero_register()}
        </Link>
        <Link className={styles['secondary']} href={routes.egame}>
          {m.home_hero_browse()}
        </Link>
      </div>
    </>
  )
}

interface MemberHeroProps {
  readonly account: string | null
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

/** The member's money, set large, and where it goes. */
function MemberHero({ account, balance }: MemberHeroProps) {
  return (
    <>
      <PageHeading className={styles['greeting']}>
        {account === null ? m.home_hero_greeting() : m.home_hero_hello({ account })}
      </PageHeading>
      <div className={styles['balance']}>
        <BalanceSection onHero balance={balance} />
      </div>
      <div className={styles['actions']}>
        <Link className={styles['primary']} href={routes.deposit}>
          {m.deposit_title()}
        </Link>
        <Link className={styles['secondary']} href={routes.transfer}>
          {m.wallet_transfer_title()}
        </Link>
      </div>
    </>
  )
}
