import { bindPaths } from '@koi/features/accounts'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import {
  BankCardIcon,
  DepositIcon,
  HistoryIcon,
  SideRail,
  TransferIcon,
  UserIcon,
  WithdrawIcon,
} from '@koi/ui'
import { useLocation } from 'react-router-dom'
import styles from './UserMenu.module.css'

// The forms that bind an account belong to the page of accounts.
const binds: readonly string[] = Object.values(bindPaths)

/** The ways through the user area, in groups: only screens that exist. */
export function UserMenu() {
  const { pathname } = useLocation()
  return (
    <SideRail
      className={styles['menu']}
      lineWhenNarrow
      label={m.layout_user_nav()}
      current={
        binds.includes(pathname)
          ? routes.bankCards
          : pathname.startsWith(`${routes.deposit}/`)
            ? routes.deposit
            : pathname
      }
      groups={[
        {
          title: m.layout_group_funds(),
          items: [
            { id: routes.deposit, href: routes.deposit, icon: DepositIcon, label: m.deposit_title() },
            { id: routes.transfer, href: routes.transfer, icon: TransferIcon, label: m.layout_transfer() },
            { id: routes.withdraw, href: routes.withdraw, icon: WithdrawIcon, label: m.withdraw_title() },
          ],
        },
        {
          title: m.layout_group_account(),
          items: [
            { id: routes.personal, href: routes.personal, icon: UserIcon, label: m.layout_personal() },
            { id: routes.bankCards, href: routes.bankCards, icon: BankCardIcon, label: m.accounts_title() },
          ],
        },
        {
          title: m.layout_group_records(),
          items: [
            { id: routes.betRecord, href: routes.betRecord, icon: HistoryIcon, label: m.layout_bet_record() },
          ],
        },
      ]}
    />
  )
}
