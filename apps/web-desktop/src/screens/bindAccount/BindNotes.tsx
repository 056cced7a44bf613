import { m } from '@koi/i18n'
import { Card, Icon, ProtectionIcon } from '@koi/ui'
import styles from './BindNotes.module.css'

const notes = [() => m.accounts_note_own(), () => m.accounts_note_mask(), () => m.accounts_note_never()]

/** What is good to know before an account is bound. */
export function BindNotes() {
  return (
    <Card tone="sunken" title={m.accounts_note_title()}>
      <ul className={styles['notes']}>
        {notes.map((note) => (
          <li key={note()} className={styles['note']}>
            <Icon icon={ProtectionIcon} size="small" className={styles['icon']} />
            {note()}
          </li>
        ))}
      </ul>
    </Card>
  )
}
