import type { BalanceModel } from '@koi/features/balance'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { DepositIcon, Icon, Money, ReceiptIcon, TransferIcon, WithdrawIcon } from '@koi/ui'
import { Link } from 'react-router-dom'
import { BalanceTools } from '../../layout/BalanceTools.tsx'
import { Hero } from './Hero.tsx'
import styles from './WalletCard.module.css'

interface WalletCardProps {
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

const shortcuts = [
  { to: routes.deposit, icon: DepositIcon, label: m.deposit_title },
  { to: routes.transfer, icon: TransferIcon, label: m.wallet_transfer_title },
  { to: routes.withdraw, icon: WithdrawIcon, label: m.withdraw_title },
  { to: routes.betRecord, icon: ReceiptIcon, label: m.records_title },
] as const

/** What a member has, in large figures, and the things done with it most. */
export function WalletCard({ balance }: WalletCardProps) {
  return (
    <Hero>
      <div className={styles['head']}>
        <span>{m.home_central()}</span>
        <BalanceTools balance={balance} />
      </div>
      <p className={styles['amount']} data-testid="central-balance">
        <Money fen={balance.central} hidden={balance.hidden} size="hero" />
      </p>
      <nav className={styles['shortcuts']} aria-label={m.home_quick()}>
        {shortcuts.map(({ to, icon, label }) => (
          <Link key={to} className={styles['shortcut']} to={to}>
            <Icon icon={icon} />
            {label()}
          </Link>
        ))}
      </nav>
    </Hero>
  )
}
