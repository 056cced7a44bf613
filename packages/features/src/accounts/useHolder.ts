import { holderName } from '@koi/contract'
import { m } from '@koi/i18n'
import * as v from 'valibot'
import { useField, type Field } from '../auth/useField.ts'
import type { HolderModel } from './bindModel.ts'

/** A holder inside its form. */
export interface Holder extends Omit<Field, 'model'> {
  readonly model: HolderModel
  /** What is sent: nothing once the name is fixed. */
  readonly sent: string | undefined
}

/** The name an account is in: asked for with the first one, and from then on the one that is fixed, shown masked. */
export function useHolder(fixed: string | null): Holder {
  const field = useField('', (text) => {
    if (fixed !== null) return null
    if (text === '') return m.accounts_holder_required()
    return v.is(holderName, text) ? null : m.accounts_holder_rule()
  })
  return {
    ...field,
    model: { ...field.model, fixed },
    sent: fixed === null ? field.text : undefined,
  }
}
