import { supportLinks, userMenu } from '@koi/features/routing'
import type { LogoutModel, SessionModel } from '@koi/features/session'
import { m } from '@koi/i18n'
import {
  Avatar,
  ChevronDownIcon,
  ExitIcon,
  FloatingMenu,
  Icon,
  VisuallyHidden,
  type MenuTriggerProps,
} from '@koi/ui'
import styles from './AccountMenu.module.css'

export interface AccountMenuProps {
  readonly session: Extract<SessionModel, { status: 'member' }>
  readonly logout: LogoutModel
}

/** The member's own pages, and the way out. */
export function AccountMenu({ session, logout }: AccountMenuProps) {
  const account = session.account ?? m.layout_account()
  const trigger = (props: MenuTriggerProps) => (
    <button type="button" className={styles['trigger']} {...props}>
      <span aria-hidden="true">
        <Avatar name={account} />
      </span>
      <VisuallyHidden>{m.layout_account_menu()} </VisuallyHidden>
      <span className={styles['account']}>{account}</span>
      <Icon icon={ChevronDownIcon} size="small" className={styles['chevron']} />
    </button>
  )
  return (
    <FloatingMenu
      label={m.layout_account_menu()}
      items={[
        ...userMenu().flatMap(({ items }) => items),
        ...supportLinks().map((link, index) => Object.assign(link, { separated: index === 0 })),
        {
          id: 'logout',
          label: m.layout_logout(),
          icon: ExitIcon,
          separated: true,
          disabled: logout.status === 'busy',
          onSelect: logout.onLogout,
        },
      ]}
      align="end"
      trigger={trigger}
    />
  )
}
