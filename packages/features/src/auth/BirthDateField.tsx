import { m } from '@koi/i18n'
import { Field, TextInput } from '@koi/ui'
import type { RegisterModel } from './registerModel.ts'

export interface BirthDateFieldProps {
  readonly birthDate: RegisterModel['birthDate']
}

/** The birth date, which says from what age one may play. */
export function BirthDateField({ birthDate }: BirthDateFieldProps) {
  return (
    <Field
      label={m.auth_birth_date()}
      hint={m.auth_birth_date_hint({ age: birthDate.minimumAge })}
      error={birthDate.error}
    >
      <TextInput
        type="date"
        name="bday"
        autoComplete="bday"
        max={birthDate.max}
        value={birthDate.value}
        onValueChange={birthDate.onChange}
        onBlur={birthDate.onBlur}
      />
    </Field>
  )
}
