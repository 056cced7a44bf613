import type { BalanceModel } from '@koi/features/balance'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Money, PageHeading } from '@koi/ui'
import { Link } from 'react-router-dom'
import styles from './Hero.module.css'

export interface MemberHeroProps {
  readonly account: string | null
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

/** The member's money, set large, and where it goes. */
export function MemberHero({ account, balance }: MemberHeroProps) {
  return (
    <>
      <PageHeading className={styles['greeting']}>
        {m.home_hero_hello({ account: account ?? '' })}
      </PageHeading>
      <p className={styles['label']}>{m.layout_balance_total()}</p>
      <p className={styles['balance']}>
        <Money fen={balance.total} hidden={balance.hidden} />
      </p>
      <p className={styles['parts']}>
        <span>
          {m.layout_balance_central()} <Money fen={balance.central} hidden={balance.hidden} />
        </span>
        <span>
          {m.layout_balance_venues()} <Money fen={balance.venues} hidden={balance.hidden} />
        </span>
        {balance.held !== null && balance.held !== 0n && (
          <span>
            {m.layout_balance_held()} <Money fen={balance.held} hidden={balance.hidden} />
          </span>
        )}
      </p>
      <div className={styles['actions']}>
        <Link className={styles['primary']} to={routes.transfer}>
          {m.layout_transfer()}
        </Link>
        <Link className={styles['secondary']} to={routes.betRecord}>
          {m.layout_bet_record()}
        </Link>
      </div>
    </>
  )
}
