import { m } from '@koi/i18n'
import { Button, Card, Icon, ProgressBar, ProtectionIcon, SuccessIcon, Tag, VisuallyHidden } from '@koi/ui'
import type { WithdrawPasswordEntry } from '../withdrawPassword/useWithdrawPasswordEntry.ts'
import { WithdrawPasswordModal } from '../withdrawPassword/WithdrawPasswordForm.tsx'
import type { SecurityItem } from './accountSecurity.ts'
import styles from './SecurityCard.module.css'
import type { PersonalModel } from './usePersonal.ts'

export interface SecurityCardProps {
  readonly personal: Extract<PersonalModel, { status: 'ready' }>
}

/** How well the account is protected, and what would protect it better. The withdraw password is set and changed here. */
export function SecurityCard({ personal: { security, password } }: SecurityCardProps) {
  const progress = m.profile_security_progress({ done: security.done, of: security.of })
  return (
    <Card
      padding="large"
      title={m.profile_security()}
      action={<Tag tone={security.tone}>{security.label}</Tag>}
    >
      <ProgressBar
        label={m.profile_security()}
        percent={(100 * security.done) / security.of}
        valueText={progress}
        tone={security.tone === 'positive' ? 'positive' : 'warning'}
      />
      <p className={styles['progress']}>{progress}</p>
      <ul className={styles['items']}>
        {security.items.map((item) => (
          <Item key={item.key} item={item} password={password} />
        ))}
      </ul>
      <WithdrawPasswordModal entry={password} />
    </Card>
  )
}

interface ItemProps {
  readonly item: SecurityItem
  readonly password: WithdrawPasswordEntry
}

function Item({ item, password }: ItemProps) {
  const { key, label, hint, done } = item
  return (
    <li className={styles['item']} data-done={done}>
      <Icon icon={done ? SuccessIcon : ProtectionIcon} className={styles['icon']} />
      <div className={styles['words']}>
        <p className={styles['name']}>{label}</p>
        <p className={styles['hint']}>{hint}</p>
      </div>
      {key === 'withdrawPassword' && password.state !== 'off' ? (
        <Button size="small" variant={done ? 'secondary' : 'soft'} onClick={password.onOpen}>
          {done ? m.withdraw_password_entry_change() : m.withdraw_password_entry_set()}
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      ) : (
        <span className={styles['state']}>{done ? m.profile_done() : m.profile_todo()}</span>
      )}
    </li>
  )
}
