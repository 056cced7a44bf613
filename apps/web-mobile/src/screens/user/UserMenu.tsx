import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import {
  BankCardIcon,
  DepositIcon,
  Icon,
  List,
  ListItem,
  ReceiptIcon,
  SettingsIcon,
  TransferIcon,
  UserIcon,
  WithdrawIcon,
} from '@koi/ui'
import { useSettings } from '../../layout/settings/useSettings.tsx'

/** The screens of the user area that exist, and the choices of this device. */
export function UserMenu() {
  const { sheet, onOpen } = useSettings()
  return (
    <nav aria-label={m.profile_menu_title()}>
      <List boxed>
        <ListItem href={routes.deposit} start={<Icon icon={DepositIcon} />} title={m.deposit_title()} />
        <ListItem
          href={routes.transfer}
          start={<Icon icon={TransferIcon} />}
          title={m.wallet_transfer_title()}
        />
        <ListItem href={routes.withdraw} start={<Icon icon={WithdrawIcon} />} title={m.withdraw_title()} />
        <ListItem href={routes.betRecord} start={<Icon icon={ReceiptIcon} />} title={m.records_title()} />
        <ListItem href={routes.bankCards} start={<Icon icon={BankCardIcon} />} title={m.accounts_title()} />
        <ListItem href={routes.personal} start={<Icon icon={UserIcon} />} title={m.profile_title()} />
        <ListItem onPress={onOpen} start={<Icon icon={SettingsIcon} />} title={m.layout_settings()} />
      </List>
      {sheet}
    </nav>
  )
}
