import type { PersonalModel } from '@koi/features/profile'
import { m } from '@koi/i18n'
import { Card, Icon, ProgressBar, ProtectionIcon, SuccessIcon, Tag } from '@koi/ui'
import styles from './SecurityCard.module.css'

export interface SecurityCardProps {
  readonly security: Extract<PersonalModel, { status: 'ready' }>['security']
}

const tones = { low: 'negative', medium: 'warning', high: 'positive' } as const

/** How well the account is protected, and what would raise that. */
export function SecurityCard({ security }: SecurityCardProps) {
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
            <span className={styles['state']}>{item.done ? m.profile_done() : m.profile_todo()}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
