import { BirthDateField, type RegisterModel } from '@koi/features/auth'
import { m } from '@koi/i18n'
import { Checkbox, Field, TextInput } from '@koi/ui'
import { useId } from 'react'
import styles from './PersonFields.module.css'

export interface PersonFieldsProps {
  readonly register: RegisterModel
}

/** Birth date, invite code and the terms. */
export function PersonFields({ register: { birthDate, invite, terms } }: PersonFieldsProps) {
  const note = useId()
  return (
    <>
      <div className={styles['pair']}>
        <BirthDateField birthDate={birthDate} />
        <Field
          label={m.auth_invite()}
          hint={invite.fromLink ? m.auth_invite_from_link() : m.auth_invite_hint()}
          error={invite.error}
        >
          <TextInput
            name="invite"
            autoComplete="off"
            value={invite.value}
            onValueChange={invite.onChange}
            onBlur={invite.onBlur}
          />
        </Field>
      </div>
      <div>
        <Checkbox
          checked={terms.checked}
          aria-invalid={terms.error !== null}
          aria-describedby={note}
          onCheckedChange={terms.onChange}
        >
          {m.auth_terms({ age: birthDate.minimumAge })}
        </Checkbox>
        <p id={note} className={styles['error']} aria-live="polite">
          {terms.error}
        </p>
      </div>
    </>
  )
}
