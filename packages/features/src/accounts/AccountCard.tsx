import { m } from '@koi/i18n'
import { BankCard, CheckIcon, DeleteIcon, IconButton, Menu, MoreIcon, type MenuTriggerProps } from '@koi/ui'
import type { AccountEntry } from './accountEntry.ts'
import { accountName } from './accountName.ts'

export interface AccountCardProps {
  readonly entry: AccountEntry
  /** What can be done with it; a card that is only looked at has neither. */
  readonly onPrefer?: (() => void) | undefined
  readonly onRemove?: (() => void) | undefined
  readonly headingLevel?: 2 | 3 | 4
}

/** A bound account in the colours of its bank, masked, with what can be done with it. */
export function AccountCard({ entry, onPrefer, onRemove, headingLevel }: AccountCardProps) {
  const label = m.accounts_manage({ account: accountName(entry) })
  const trigger = (props: MenuTriggerProps) => (
    <IconButton {...props} icon={MoreIcon} label={label} variant="overlay" size="small" />
  )
  const items = [
    ...(onPrefer && !entry.preferred
      ? [{ id: 'prefer', label: m.accounts_prefer(), icon: CheckIcon, onSelect: onPrefer }]
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
      mark={entry.preferred ? m.accounts_preferred() : null}
      headingLevel={headingLevel}
      action={items.length === 0 ? null : <Menu label={label} items={items} align="end" trigger={trigger} />}
    />
  )
}
