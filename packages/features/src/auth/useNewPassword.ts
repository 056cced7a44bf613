import { password as passwordRule } from '@koi/contract/rules'
import { m } from '@koi/i18n'
import type { PasswordStrength } from '@koi/ui'
import * as v from 'valibot'
import { type Field, type FieldModel, useField } from '../forms/useField.ts'
import { passwordStrength } from './passwordStrength.ts'

/** A new login password with its rule, and how hard it is to guess. */
export interface NewPasswordModel extends FieldModel {
  readonly strength: PasswordStrength
  readonly hint: string
}

/** A new login password inside its form. */
export interface NewPasswordField extends Omit<Field, 'model'> {
  readonly model: NewPasswordModel
}

/** A new login password; one that contains the account name is weak. */
export function useNewPassword({ account }: { readonly account: string }): NewPasswordField {
  const field = useField('', (text) => (v.is(passwordRule, text) ? null : m.auth_password_rule()), {
    trim: false,
  })
  return {
    ...field,
    model: {
      ...field.model,
      strength: passwordStrength(field.text, account),
      hint: m.auth_password_rule(),
    },
  }
}
