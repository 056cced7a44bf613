import { useBalance, useUnread, type BalanceModel, type UnreadModel } from '@koi/features/balance'
import { supportLinks, userMenu, pageTitles } from '@koi/features/routing'
import {
  LogoutDialog,
  useLogout,
  useSession,
  VipBadge,
  type LogoutModel,
  type SessionModel,
} from '@koi/features/session'
import { BalanceSection } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Avatar, Badge, Button, Card, Icon, List, ListItem, SettingsIcon } from '@koi/ui'
import { useNavigate } from 'react-router-dom'
import { AppFooter } from '../../layout/AppFooter.tsx'
import { BalanceTools } from '../../layout/BalanceTools.tsx'
import { PulledPage } from '../../layout/PulledPage.tsx'
import { Screen, Sections } from '../../layout/Screen.tsx'
import { useSettings } from '../../layout/SettingsButton.tsx'
import styles from './UserScreen.module.css'

/** `/user`: the member's own menu. */
export function UserScreen() {
  const logout = useLogout({ navigate: useNavigate(), asks: true })
  return <UserView session={useSession()} balance={useBalance()} unread={useUnread()} logout={logout} />
}

export interface UserViewProps {
  readonly session: SessionModel
  readonly balance: BalanceModel
  readonly unread: UnreadModel
  readonly logout: LogoutModel
}

/** Who the member is, what they have, and the pages of the user area; a pull reads it again. */
export function UserView({ session, balance, unread, logout }: UserViewProps) {
  const account = session.status === 'member' ? session.account : null
  return (
    <Screen title={pageTitles.user()} tab>
      <PulledPage
        refreshing={balance.status !== 'guest' && balance.refreshing}
        onRefresh={() => {
          unread.onRefresh()
          if (balance.status !== 'guest') balance.onRefresh()
        }}
      >
        <Sections>
          <div className={styles['who']}>
            <Avatar name={account ?? ''} size="large" />
            <span className={styles['account']}>{account ?? m.common_unavailable()}</span>
            <VipBadge session={session} />
          </div>
          {balance.status === 'guest' ? null : <UserBalance balance={balance} />}
          <UserMenu unread={unread.count ?? 0} />
          <Button block loading={logout.status === 'busy'} onClick={logout.onLogout}>
            {m.layout_logout()}
          </Button>
          <LogoutDialog logout={logout} />
          <AppFooter />
        </Sections>
      </PulledPage>
    </Screen>
  )
}

interface UserBalanceProps {
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

/** What the member has, and where it lies. */
function UserBalance({ balance }: UserBalanceProps) {
  return (
    <Card>
      <BalanceSection balance={balance} tools={<BalanceTools balance={balance} />} />
    </Card>
  )
}

/** The pages of the user area, and the choices of this device. */
function UserMenu({ unread }: { readonly unread: number }) {
  const { sheet, onOpen } = useSettings()
  return (
    <nav aria-label={pageTitles.user()}>
      <List boxed>
        {[...userMenu().flatMap(({ items }) => items), ...supportLinks()].map(({ id, href, icon, label }) => (
          <ListItem
            key={id}
            href={href}
            start={<Icon icon={icon} />}
            title={label}
            end={
              id === 'messages' ? (
                <Badge count={unread} label={m.messages_unread_count({ count: unread })} />
              ) : undefined
            }
          />
        ))}
        <ListItem onPress={onOpen} start={<Icon icon={SettingsIcon} />} title={m.layout_settings()} />
      </List>
      {sheet}
    </nav>
  )
}
