import { m } from '@koi/i18n'
import { AddIcon, BankCardIcon, Banner, Button, Card, Empty, ErrorState, Grid, Icon, Skeleton } from '@koi/ui'
import { useId } from 'react'
import { AccountCard } from './AccountCard.tsx'
import styles from './AccountList.module.css'
import { RemovalModal } from './RemovalModal.tsx'
import type { AccountGroup, AccountsModel } from './useAccounts.ts'

export interface AccountListProps {
  readonly accounts: AccountsModel
}

/** The accounts that withdrawals are paid to, by kind, and the dialog that removes one. */
export function AccountList({ accounts }: AccountListProps) {
  if (accounts.status === 'loading') return <AccountsSkeleton />
  if (accounts.status === 'error')
    return (
      <ErrorState
        title={m.accounts_error_title()}
        description={accounts.message}
        onRetry={accounts.onRetry}
      />
    )
  const { groups, max, message, empty, onSetDefault, onRemove } = accounts
  return (
    <div className={styles['list']}>
      <p className={styles['lead']}>{m.accounts_lead({ max })}</p>
      {message !== null ? (
        <Banner tone="negative" role="alert">
          {message}
        </Banner>
      ) : null}
      {empty ? (
        <NoAccounts groups={groups} />
      ) : (
        groups.map((group) => (
          <Group key={group.kind} group={group} onSetDefault={onSetDefault} onRemove={onRemove} />
        ))
      )}
      <RemovalModal removal={accounts.removal} />
    </div>
  )
}

interface GroupProps {
  readonly group: AccountGroup
  readonly onSetDefault: (id: string) => void
  readonly onRemove: (id: string) => void
}

function countText({ entries, full, max, noneText, title }: AccountGroup): string {
  if (full) return m.accounts_full({ kind: title, max })
  return entries.length === 0 ? noneText : m.accounts_count({ count: entries.length, max })
}

/** The cards of one kind, how many there are, and a link to add another. */
function Group({ group, onSetDefault, onRemove }: GroupProps) {
  const heading = useId()
  const { entries, full, title, addPath, addLabel } = group
  return (
    <section className={styles['group']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <h2 id={heading} className={styles['title']}>
          {title}
        </h2>
        <p className={styles['count']}>{countText(group)}</p>
        {!full ? (
          <Button className={styles['add']} href={addPath} icon={<Icon icon={AddIcon} size="small" />}>
            {addLabel}
          </Button>
        ) : null}
      </div>
      {entries.length > 0 ? (
        <Grid min="17rem">
          {entries.map((entry) => (
            <li key={entry.id}>
              <AccountCard
                entry={entry}
                onSetDefault={() => onSetDefault(entry.id)}
                onRemove={() => onRemove(entry.id)}
              />
            </li>
          ))}
        </Grid>
      ) : null}
    </section>
  )
}

/** Shown while no account is bound, with a link for each kind. */
function NoAccounts({ groups }: { readonly groups: readonly AccountGroup[] }) {
  return (
    <Card>
      <Empty
        icon={BankCardIcon}
        title={m.accounts_empty_title()}
        description={m.accounts_empty_text()}
        action={
          <span className={styles['ways']}>
            {groups.map(({ kind, addPath, addLabel }, index) => (
              <Button key={kind} href={addPath} variant={index === 0 ? 'primary' : 'secondary'}>
                {addLabel}
              </Button>
            ))}
          </span>
        }
      />
    </Card>
  )
}

function AccountsSkeleton() {
  return (
    <div aria-busy="true">
      <Grid min="17rem">
        {[1, 2, 3].map((place) => (
          <li key={place}>
            <Skeleton shape="box" height="10.5rem" />
          </li>
        ))}
      </Grid>
    </div>
  )
}
