import {
  DateInput,
  Field,
  PasswordInput,
  TextInput,
  type DateInputProps,
  type PasswordInputProps,
  type TextInputProps,
} from '@koi/ui'
import type { ReactNode } from 'react'
import type { FieldModel } from './useField.ts'

interface FieldTexts {
  readonly field: FieldModel
  readonly label: string
  readonly hint?: ReactNode
  /** Marks it as optional beside the label. */
  readonly optional?: boolean | undefined
}

export interface TextFieldProps
  extends FieldTexts, Omit<TextInputProps, 'value' | 'onValueChange' | 'onBlur'> {
  /** Stands at the end of the label's line. */
  readonly end?: ReactNode
  /** Stops keyboards from capitalising and correcting: for account names, addresses and codes. */
  readonly verbatim?: boolean | undefined
}

const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** A text input bound to a field model, with its label and its hint or error. */
export function TextField({ field, label, hint, optional, end, verbatim = false, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={field.error} optional={optional} end={end}>
      <TextInput
        {...(verbatim ? asTyped : {})}
        {...input}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  )
}

export interface PasswordFieldProps
  extends FieldTexts, Omit<PasswordInputProps, 'value' | 'onValueChange' | 'onBlur'> {}

/** A password input bound to a field model. */
export function PasswordField({ field, label, hint, optional, ...input }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={field.error} optional={optional}>
      <PasswordInput {...input} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} />
    </Field>
  )
}

export interface DateFieldProps
  extends FieldTexts, Omit<DateInputProps, 'value' | 'onValueChange' | 'onBlur'> {}

/** A day to be typed, bound to a field model. */
export function DateField({ field, label, hint, optional, ...input }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={field.error} optional={optional}>
      <DateInput {...input} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} />
    </Field>
  )
}
