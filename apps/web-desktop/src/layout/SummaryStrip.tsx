import { HideAmountsButton, RefreshBalanceButton, shownParts, type BalanceModel } from '@koi/features/balance'
import { VipBadge, type SessionModel } from '@koi/features/session'
import { BringBackButton } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Avatar, Money } from '@koi/ui'
import styles from './SummaryStrip.module.css'

export interface SummaryStripProps {
  readonly session: Extract<SessionModel, { status: 'member' }>
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

/** Who this is and what they hold, above every page of the user area. */
export function SummaryStrip({ session, balance }: SummaryStripProps) {
  return (
    <section className={styles['strip']} aria-label={m.layout_balance()}>
      <div className={styles['who']}>
        <Avatar name={session.account ?? ''} size="large" />
        <div>
          <p className={styles['account']}>{session.account ?? m.common_unavailable()}</p>
          <VipBadge session={session} />
        </div>
      </div>
      <div>
        <p className={styles['label']}>
          {m.wallet_total()}
          <HideAmountsButton size="small" balance={balance} />
          <RefreshBalanceButton size="small" balance={balance} />
        </p>
        <p className={styles['sum']}>
          <Money fen={balance.total} hidden={balance.hidden} />
        </p>
      </div>
      <dl className={styles['amounts']}>
        {shownParts(balance).map(({ sum, label }) => (
          <div key={sum} className={styles['part']}>
            <dt className={styles['label']}>{label()}</dt>
            <dd className={styles['amount']} data-testid={`${sum}-balance`}>
              <Money fen={balance[sum]} hidden={balance.hidden} />
              {sum === 'venues' ? <BringBackButton iconOnly balance={balance} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
