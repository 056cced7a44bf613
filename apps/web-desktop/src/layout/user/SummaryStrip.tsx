import type { BalanceModel } from '@koi/features/balance'
import type { SessionModel } from '@koi/features/session'
import { m } from '@koi/i18n'
import { Avatar, HideIcon, IconButton, Money, RefreshIcon, ShowIcon, Tag } from '@koi/ui'
import { SummaryAmount } from './SummaryAmount.tsx'
import styles from './SummaryStrip.module.css'

export interface SummaryStripProps {
  readonly session: Extract<SessionModel, { status: 'member' }>
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

/** Who this is and what they hold, above every page of the user area. */
export function SummaryStrip({ session, balance }: SummaryStripProps) {
  const amounts = [
    { key: 'central', label: m.layout_balance_central(), fen: balance.central },
    { key: 'venues', label: m.layout_balance_venues(), fen: balance.venues },
    { key: 'held', label: m.layout_balance_held(), fen: balance.held },
  ]
  return (
    <section className={styles['strip']} aria-label={m.layout_balance()}>
      <div className={styles['who']}>
        <Avatar name={session.account ?? ''} size="large" />
        <div>
          <p className={styles['account']}>{session.account ?? m.common_unavailable()}</p>
          {session.vipLevel !== null && <Tag tone="gold">{m.layout_vip({ level: session.vipLevel })}</Tag>}
        </div>
      </div>
      <div className={styles['total']}>
        <p className={styles['label']}>
          {m.layout_balance_total()}
          <IconButton
            size="small"
            icon={balance.hidden ? ShowIcon : HideIcon}
            label={balance.hidden ? m.layout_amounts_show() : m.layout_amounts_hide()}
            onClick={balance.onToggleHidden}
          />
          <IconButton
            size="small"
            icon={RefreshIcon}
            label={m.layout_balance_refresh()}
            loading={balance.refreshing}
            onClick={balance.onRefresh}
          />
        </p>
        <p className={styles['sum']}>
          <Money fen={balance.total} hidden={balance.hidden} />
        </p>
      </div>
      <dl className={styles['amounts']}>
        {amounts.map(({ key, label, fen }) => (
          <SummaryAmount key={key} label={label} fen={fen} hidden={balance.hidden} />
        ))}
      </dl>
    </section>
  )
}
