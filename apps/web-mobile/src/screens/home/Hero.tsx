import type { BalanceModel } from '@koi/features/balance'
import { pages, routes, userMenu, type UserMenuItem } from '@koi/features/routing'
import { useBrandName } from '@koi/features/runtime'
import { BalanceSection } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Button, Icon, Link } from '@koi/ui'
import { BalanceTools } from '../../layout/BalanceTools.tsx'
import styles from './Hero.module.css'

export interface WalletCardProps {
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

/** What a member does most, and what a guest may come for besides the games. */
const shortcuts = {
  member: ['deposit', 'transfer', 'withdraw', 'vip'],
  guest: ['promotions', 'signIn', 'gifts', 'vip'],
} as const satisfies Readonly<Record<string, readonly UserMenuItem['id'][]>>

function Shortcuts({ of }: { readonly of: keyof typeof shortcuts }) {
  const items = userMenu().flatMap((group) => group.items)
  return (
    <nav className={styles['shortcuts']} aria-label={m.home_quick()}>
      {shortcuts[of]
        .flatMap((id) => items.filter((item) => item.id === id))
        .map(({ id, href, icon, label }) => (
          <Link key={id} className={styles['shortcut']} href={href}>
            <Icon icon={icon} />
            {label}
          </Link>
        ))}
    </nav>
  )
}

/** What a member has, in large figures, and the things done with it most. */
export function WalletCard({ balance }: WalletCardProps) {
  return (
    <section className={styles['hero']}>
      <BalanceSection onHero balance={balance} tools={<BalanceTools balance={balance} />} />
      <Shortcuts of="member" />
    </section>
  )
}

/** What a guest sees first: where one is, and the two ways in. */
export function WelcomeCard() {
  return (
    <section className={styles['hero']}>
      <div className={styles['words']}>
        <p className={styles['title']}>{m.home_welcome({ brand: useBrandName() })}</p>
        <p className={styles['text']}>{m.home_welcome_text()}</p>
      </div>
      <div className={styles['actions']}>
        <Button variant="inverse" block href={routes.login}>
          {pages.login.title()}
        </Button>
        <Button className={styles['outlined']} block href={routes.register}>
          {pages.register.title()}
        </Button>
      </div>
      <Shortcuts of="guest" />
    </section>
  )
}
