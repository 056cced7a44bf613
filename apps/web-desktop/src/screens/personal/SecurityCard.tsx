import type { PersonalModel } from '@koi/features/profile'
import type { WithdrawPasswordEntry } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Button, Card, Icon, ProgressBar, ProtectionIcon, SuccessIcon, Tag, VisuallyHidden } from '@koi/ui'
import styles from './SecurityCard.module.css'

export interface SecurityCardProps {
  readonly security: Extract<PersonalModel, { status: 'ready' }>['security']
  /** The withdraw password, which is set and changed here. */
  readonly password: WithdrawPasswordEntry
}

const tones = { low: 'negative', medium: 'warning', high: 'positive' } as const

/** How well the account is protected, and what would raise that. */
export function SecurityCard({ security, password }: SecurityCardProps) {
  const progress = m.profile_security_progress({ done: security.done, of: security.of })
  const percent = (100 * security.done) / security.of
  return (
    <Card
      padding="large"
      title={m.profile_security()}
      action={<Tag tone={tones[security.level]}>{security.label}</Tag>}
    >
      <ProgressBar
        label={m.profile_security()}
        percent={percent}
        valueText={progress}
        tone={security.level === 'low' ? 'warning' : 'positive'}
      />
      <p className={styles['progress']}>{progress}</p>
      <ul className={styles['items']}>
        {security.items.map((item) => (
          <li key={item.key} className={styles['item']} data-done={item.done}>
            <Icon icon={item.done ? SuccessIcon : ProtectionIcon} className={styles['icon']} />
            <div className={styles['words']}>
              <p className={styles['name']}>{item.label}</p>
              <p className={styles['hint']}>{item.hint}</p>
            </div>
            {item.key === 'withdrawPassword' && password.state !== 'off' ? (
              <Button size="small" variant={item.done ? 'secondary' : 'soft'} onClick={password.onOpen}>
                {item.done ? m.withdraw_password_entry_change() : m.withdraw_password_entry_set()}
                <VisuallyHidden>{item.label}</VisuallyHidden>
              </Button>
            ) : (
              <span className={styles['state']}>{item.done ? m.profile_done() : m.profile_todo()}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
