import type { AccountGroup } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { BankCardIcon, Button, Card, Empty } from '@koi/ui'
import styles from './NoAccounts.module.css'

export interface NoAccountsProps {
  readonly groups: readonly AccountGroup[]
}

/** Nothing is bound yet: what that means, and each way to begin. */
export function NoAccounts({ groups }: NoAccountsProps) {
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
