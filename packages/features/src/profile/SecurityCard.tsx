import { m } from '@koi/i18n'
import { Button, Card, Icon, ProgressBar, ProtectionIcon, SuccessIcon, Tag, VisuallyHidden } from '@koi/ui'
import { SecurityModal } from '../security/SecurityModal.tsx'
import type { SecurityChanges } from '../security/useSecurityChanges.ts'
import type { WithdrawPasswordEntry } from '../withdrawPassword/useWithdrawPasswordEntry.ts'
import { WithdrawPasswordModal } from '../withdrawPassword/WithdrawPasswordForm.tsx'
import type { SecurityItem } from './accountSecurity.ts'
import styles from './SecurityCard.module.css'
import type { PersonalModel } from './usePersonal.ts'

export interface SecurityCardProps {
  readonly personal: Extract<PersonalModel, { status: 'ready' }>
}

/** How well the account is protected, and what would protect it better: each part is set and changed here. */
export function SecurityCard({ personal: { security, password, changes } }: SecurityCardProps) {
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
          <Item key={item.key} item={item} password={password} changes={changes} />
        ))}
      </ul>
      <WithdrawPasswordModal entry={password} />
      <SecurityModal changes={changes} />
    </Card>
  )
}

interface ItemProps {
  readonly item: SecurityItem
  readonly password: WithdrawPasswordEntry
  readonly changes: SecurityChanges
}

/** What a part of the security is changed by; null where nothing is left to change. */
function actionOf({ key, done }: SecurityItem): string | null {
  switch (key) {
    case 'loginPassword':
      return m.profile_change()
    case 'withdrawPassword':
      return done ? m.withdraw_password_entry_change() : m.withdraw_password_entry_set()
    case 'phone':
      return m.profile_replace()
    case 'email':
      return done ? m.profile_replace() : m.profile_bind()
    default:
      return done ? null : m.profile_set()
  }
}

function Item({ item, password, changes }: ItemProps) {
  const { key, label, hint, done } = item
  const action = actionOf(item)
  return (
    <li className={styles['item']} data-done={done}>
      <Icon icon={done ? SuccessIcon : ProtectionIcon} className={styles['icon']} />
      <div className={styles['words']}>
        <p className={styles['name']}>{label}</p>
        <p className={styles['hint']}>{hint}</p>
      </div>
      {action === null ? (
        <span className={styles['state']}>{m.profile_done()}</span>
      ) : (
        <Button
          size="small"
          variant={done ? 'secondary' : 'soft'}
          onClick={() => (key === 'withdrawPassword' ? password.onOpen() : changes.onOpen(key))}
        >
          {action}
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
