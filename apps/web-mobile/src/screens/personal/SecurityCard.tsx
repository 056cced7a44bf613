import type { PersonalModel } from '@koi/features/profile'
import type { WithdrawPasswordEntry } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Button, Card, Icon, InfoIcon, ProgressBar, SuccessIcon, Tag, VisuallyHidden } from '@koi/ui'
import styles from './SecurityCard.module.css'

const tones = { low: 'warning', medium: 'info', high: 'positive' } as const

interface SecurityCardProps {
  readonly security: Extract<PersonalModel, { status: 'ready' }>['security']
  /** The withdraw password, which is set and changed here. */
  readonly password: WithdrawPasswordEntry
}

/** How well the account is protected, and what would protect it better. */
export function SecurityCard({ security, password }: SecurityCardProps) {
  return (
    <Card>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{m.profile_security()}</h2>
        <Tag tone={tones[security.level]}>{security.label}</Tag>
        <span className={styles['progress']}>
          {m.profile_security_progress({ done: security.done, of: security.of })}
        </span>
      </div>
      <ProgressBar
        label={m.profile_security()}
        percent={(100 * security.done) / security.of}
        valueText={m.profile_security_progress({ done: security.done, of: security.of })}
        tone={security.level === 'high' ? 'positive' : 'warning'}
      />
      <ul className={styles['items']}>
        {security.items.map((item) => (
          <li key={item.key} className={styles['item']} data-done={item.done}>
            <Icon icon={item.done ? SuccessIcon : InfoIcon} className={styles['icon']} />
            <div>
              <p className={styles['label']}>{item.label}</p>
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
