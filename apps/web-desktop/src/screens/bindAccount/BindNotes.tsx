import type { PayoutKind } from '@koi/contract'
import { bindNotes } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { Card, Icon, ProtectionIcon } from '@koi/ui'
import styles from './BindNotes.module.css'

/** What is good to know before an account is bound. */
export function BindNotes({ kind }: { readonly kind: PayoutKind }) {
  return (
    <Card tone="sunken" title={m.accounts_note_title()}>
      <ul className={styles['notes']}>
        {bindNotes[kind]().map((note) => (
          <li key={note} className={styles['note']}>
            <Icon icon={ProtectionIcon} size="small" className={styles['icon']} />
            {note}
          </li>
        ))}
      </ul>
    </Card>
  )
}
