import { m } from '@koi/i18n'
import { BankCard, CheckIcon, DeleteIcon, IconButton, Menu, MoreIcon, type MenuTriggerProps } from '@koi/ui'
import { type AccountEntry, accountName } from './accountEntry.ts'

export interface AccountCardProps {
  readonly entry: AccountEntry
  /** The actions of its menu; without any there is no menu. */
  readonly onSetDefault?: (() => void) | undefined
  readonly onRemove?: (() => void) | undefined
  readonly headingLevel?: 2 | 3 | 4
}

/** A bound account in the colours of its bank, masked, with a menu of its actions. */
export function AccountCard({ entry, onSetDefault, onRemove, headingLevel }: AccountCardProps) {
  const label = m.accounts_manage({ account: accountName(entry) })
  const trigger = (props: MenuTriggerProps) => (
    <IconButton {...props} icon={MoreIcon} label={label} variant="overlay" size="small" />
  )
  const items = [
    ...(onSetDefault && !entry.isDefault
      ? [{ id: 'default', label: m.accounts_set_default(), icon: CheckIcon, onSelect: onSetDefault }]
      : []),
    ...(onRemove
      ? [{ id: 'remove', label: m.accounts_remove(), icon: DeleteIcon, danger: true, onSelect: onRemove }]
      : []),
  ]
  return (
    <BankCard
      group={entry.group}
      name={entry.name}
      picture={entry.picture}
      number={entry.number}
      numberLabel={entry.number.includes('@') ? undefined : m.accounts_tail({ tail: entry.tail })}
      holder={entry.holder}
      mark={entry.isDefault ? m.accounts_default() : null}
      headingLevel={headingLevel}
      action={items.length === 0 ? null : <Menu label={label} items={items} align="end" trigger={trigger} />}
    />
  )
}
