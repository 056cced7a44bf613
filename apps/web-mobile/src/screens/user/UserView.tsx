import type { BalanceModel } from '@koi/features/balance'
import { routes } from '@koi/features/routing'
import type { LogoutModel, SessionModel } from '@koi/features/session'
import { m } from '@koi/i18n'
import {
  Avatar,
  Button,
  ConfirmDialog,
  Icon,
  List,
  ListItem,
  ReceiptIcon,
  Tag,
  TransferIcon,
  UserIcon,
} from '@koi/ui'
import { useState } from 'react'
import { AppFooter } from '../../layout/AppFooter.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { SettingsButton } from '../../layout/settings/SettingsButton.tsx'
import { UserBalance } from './UserBalance.tsx'
import styles from './UserView.module.css'

interface UserViewProps {
  readonly session: SessionModel
  readonly balance: BalanceModel
  readonly logout: LogoutModel
}

const groups = [
  {
    title: m.layout_group_funds,
    items: [{ href: routes.transfer, label: m.wallet_transfer_title, icon: TransferIcon }],
  },
  {
    title: m.layout_group_records,
    items: [{ href: routes.betRecord, label: m.records_title, icon: ReceiptIcon }],
  },
  {
    title: m.layout_group_account,
    items: [{ href: routes.personal, label: m.profile_title, icon: UserIcon }],
  },
] as const

/** Who the member is, what they have, and the screens of the user area in groups. */
export function UserView({ session, balance, logout }: UserViewProps) {
  const [asking, setAsking] = useState(false)
  const account = session.status === 'member' ? session.account : null
  const level = session.status === 'member' ? session.vipLevel : null
  return (
    <Screen title={m.profile_menu_title()} tab action={<SettingsButton />}>
      <div className={styles['who']}>
        <Avatar name={account ?? ''} size="large" />
        <span className={styles['account']}>{account ?? m.common_unavailable()}</span>
        {level === null ? null : <Tag tone="gold">{m.profile_vip({ level })}</Tag>}
      </div>
      {balance.status === 'guest' ? null : <UserBalance balance={balance} />}
      {groups.map(({ title, items }) => (
        <section key={items[0].href} className={styles['group']} aria-label={title()}>
          <h2 className={styles['title']}>{title()}</h2>
          <List boxed>
            {items.map(({ href, label, icon }) => (
              <ListItem key={href} href={href} start={<Icon icon={icon} />} title={label()} />
            ))}
          </List>
        </section>
      ))}
      <Button block loading={logout.status === 'busy'} onClick={() => setAsking(true)}>
        {m.layout_logout()}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={m.layout_logout()}
        confirmLabel={m.layout_logout()}
        onConfirm={() => {
          setAsking(false)
          logout.onLogout()
        }}
        onCancel={() => setAsking(false)}
      >
        {m.layout_logout_text()}
      </ConfirmDialog>
      <AppFooter />
    </Screen>
  )
}
