import type { BalanceModel } from '@koi/features/balance'
import { routes } from '@koi/features/routing'
import { useBrandName } from '@koi/features/runtime'
import { BalanceSection } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import {
  Button,
  CalendarIcon,
  CoinsIcon,
  CrownIcon,
  DepositIcon,
  GiftIcon,
  Icon,
  type IconShape,
  Link,
  TransferIcon,
  WithdrawIcon,
} from '@koi/ui'
import { BalanceTools } from '../../layout/BalanceTools.tsx'
import styles from './Hero.module.css'

export interface WalletCardProps {
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

interface Shortcut {
  readonly href: string
  readonly label: () => string
  readonly icon: IconShape
}

/** What a member does most, and what a guest may come for besides the games. */
const vip: Shortcut = { href: routes.vip, label: () => m.pages_vip(), icon: CrownIcon }
const shortcuts: Readonly<Record<'member' | 'guest', readonly Shortcut[]>> = {
  member: [
    { href: routes.deposit, label: () => m.deposit_title(), icon: DepositIcon },
    { href: routes.transfer, label: () => m.wallet_transfer_title(), icon: TransferIcon },
    { href: routes.withdraw, label: () => m.withdraw_title(), icon: WithdrawIcon },
    vip,
  ],
  guest: [
    { href: routes.promotions, label: () => m.pages_promotions(), icon: GiftIcon },
    { href: routes.signIn, label: () => m.pages_sign_in(), icon: CalendarIcon },
    { href: routes.gifts, label: () => m.pages_gifts(), icon: CoinsIcon },
    vip,
  ],
}

function Shortcuts({ of }: { readonly of: keyof typeof shortcuts }) {
  return (
    <nav className={styles['shortcuts']} aria-label={m.home_quick()} data-personal>
      {shortcuts[of].map(({ href, label, icon }) => (
        <Link key={href} className={styles['shortcut']} href={href}>
          <Icon icon={icon} />
          {label()}
        </Link>
      ))}
    </nav>
  )
}

/** What a member has, in large figures, and the things done with it most. */
export function WalletCard({ balance }: WalletCardProps) {
  return (
    <section className={styles['hero']}>
      <div className={styles['top']}>
        <BalanceSection onHero balance={balance} tools={<BalanceTools balance={balance} />} />
      </div>
      <Shortcuts of="member" />
    </section>
  )
}

/** What a guest sees first: where one is, and the two ways in. */
export function WelcomeCard() {
  return (
    <section className={styles['hero']}>
      <div className={styles['top']} data-personal>
        <div className={styles['words']}>
          <p className={styles['title']}>{m.home_welcome({ brand: useBrandName() })}</p>
          <p className={styles['text']}>{m.home_welcome_text()}</p>
        </div>
        <div className={styles['actions']}>
          <Button variant="inverse" block href={routes.login}>
            {m.auth_login_title()}
          </Button>
          <Button className={styles['outlined']} block href={routes.register}>
            {m.auth_register_title()}
          </Button>
        </div>
      </div>
      <Shortcuts of="guest" />
    </section>
  )
}
