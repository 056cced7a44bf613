import type { BalanceModel } from '@koi/features/balance'
import { routes } from '@koi/features/routing'
import type { LogoutModel, SessionModel } from '@koi/features/session'
import { m } from '@koi/i18n'
import { Avatar, Button, ConfirmDialog, Tag } from '@koi/ui'
import { useState } from 'react'
import { AppFooter } from '../../layout/AppFooter.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { UserBalance } from './UserBalance.tsx'
import { UserMenu } from './UserMenu.tsx'
import styles from './UserView.module.css'

interface UserViewProps {
  readonly session: SessionModel
  readonly balance: BalanceModel
  readonly logout: LogoutModel
}

/** Who the member is, what they have, and the screens of the user area. */
export function UserView({ session, balance, logout }: UserViewProps) {
  const [asking, setAsking] = useState(false)
  const account = session.status === 'member' ? session.account : null
  const level = session.status === 'member' ? session.vipLevel : null
  return (
    <Screen title={m.profile_menu_title()} parent={routes.home} tab>
      <div className={styles['who']}>
        <Avatar name={account ?? ''} size="large" />
        <span className={styles['account']}>{account ?? m.common_unavailable()}</span>
        {level === null ? null : <Tag tone="gold">{m.profile_vip({ level })}</Tag>}
      </div>
      {balance.status === 'guest' ? null : <UserBalance balance={balance} />}
      <UserMenu />
      <Button block loading={logout.status === 'busy'} onClick={() => setAsking(true)}>
        {m.layout_logout()}
      </Button>
      <ConfirmDialog
        open={asking}
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
