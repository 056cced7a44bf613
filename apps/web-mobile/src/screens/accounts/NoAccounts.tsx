import type { AccountGroup } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { BankCardIcon, Button, Empty } from '@koi/ui'
import styles from './NoAccounts.module.css'

/** Nothing is bound yet: what that means, and each way to begin. */
export function NoAccounts({ groups }: { readonly groups: readonly AccountGroup[] }) {
  return (
    <div className={styles['none']}>
      <Empty icon={BankCardIcon} title={m.accounts_empty_title()} description={m.accounts_empty_text()} />
      {groups.map(({ kind, addPath, addLabel }, index) => (
        <Button key={kind} block size="large" href={addPath} variant={index === 0 ? 'primary' : 'secondary'}>
          {addLabel}
        </Button>
      ))}
    </div>
  )
}
