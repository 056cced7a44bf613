import { holderName } from '@koi/contract/rules'
import { m } from '@koi/i18n'
import type { ApiFailure } from '@koi/store'
import * as v from 'valibot'
import { type Field, type FieldModel, useField } from '../forms/useField.ts'

/** Whose name an account is in. Once the first account has fixed the name, `fixed` is it, masked, and nothing is typed. */
export interface HolderModel extends FieldModel {
  readonly fixed: string | null
}

/** A holder inside its form. */
export interface Holder extends Omit<Field, 'model'> {
  readonly model: HolderModel
  /** The name to send; undefined once it is fixed. */
  readonly input: string | undefined
  /** Shows a failure that is about the holder; false when it is not. */
  readonly refuseFailure: (failure: ApiFailure, text: string) => boolean
}

/** The name an account is in: typed for the first account, then fixed and shown masked. */
export function useHolder(fixed: string | null): Holder {
  const field = useField('', (text) => {
    if (fixed !== null) return null
    if (text === '') return m.accounts_holder_required()
    return v.is(holderName, text) ? null : m.accounts_holder_rule()
  })
  return {
    ...field,
    model: { ...field.model, fixed },
    input: fixed === null ? field.text : undefined,
    refuseFailure: ({ code }, text) => {
      if (code !== 'holder-required' && code !== 'holder-mismatch') return false
      field.refuse(text)
      return true
    },
  }
}
