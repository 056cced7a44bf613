import { AccountCard, type AccountGroup } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { AddIcon, Button, Icon } from '@koi/ui'
import { useId } from 'react'
import styles from './AccountGroupSection.module.css'

interface AccountGroupSectionProps {
  readonly group: AccountGroup
  readonly onPrefer: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** The cards of one kind one below the other, and the way to another one. */
export function AccountGroupSection({ group, onPrefer, onRemove }: AccountGroupSectionProps) {
  const heading = useId()
  const { entries, max } = group
  return (
    <section className={styles['group']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <h2 id={heading} className={styles['title']}>
          {group.title}
        </h2>
        <p className={styles['count']}>
          {entries.length === 0 ? group.noneText : m.accounts_count({ count: entries.length, max })}
        </p>
      </div>
      {entries.length === 0 ? null : (
        <ul className={styles['cards']}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <AccountCard
                entry={entry}
                onPrefer={() => onPrefer(entry.id)}
                onRemove={() => onRemove(entry.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {group.full ? (
        <p className={styles['count']}>{m.accounts_full({ kind: group.title, max })}</p>
      ) : (
        <Button block href={group.addPath} icon={<Icon icon={AddIcon} size="small" />}>
          {group.addLabel}
        </Button>
      )}
    </section>
  )
}
