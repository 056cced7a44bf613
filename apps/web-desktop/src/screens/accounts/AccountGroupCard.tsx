import { AccountCard, type AccountGroup } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { AddIcon, Button, Grid, Icon } from '@koi/ui'
import { useId } from 'react'
import styles from './AccountGroupCard.module.css'

export interface AccountGroupCardProps {
  readonly group: AccountGroup
  readonly onPrefer: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** The cards of one kind, how many there are, and the way to another one. */
export function AccountGroupCard({ group, onPrefer, onRemove }: AccountGroupCardProps) {
  const heading = useId()
  const { entries, max } = group
  return (
    <section className={styles['group']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <h2 id={heading} className={styles['title']}>
          {group.title}
        </h2>
        <p className={styles['count']}>
          {group.full
            ? m.accounts_full({ kind: group.title, max })
            : entries.length === 0
              ? group.noneText
              : m.accounts_count({ count: entries.length, max })}
        </p>
        {!group.full && (
          <Button className={styles['add']} href={group.addPath} icon={<Icon icon={AddIcon} size="small" />}>
            {group.addLabel}
          </Button>
        )}
      </div>
      {entries.length > 0 && (
        <Grid min="17rem">
          {entries.map((entry) => (
            <li key={entry.id}>
              <AccountCard
                entry={entry}
                onPrefer={() => onPrefer(entry.id)}
                onRemove={() => onRemove(entry.id)}
              />
            </li>
          ))}
        </Grid>
      )}
    </section>
  )
}
