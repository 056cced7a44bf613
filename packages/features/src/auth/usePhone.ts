import { phone } from '@koi/contract/rules'
import { m } from '@koi/i18n'
import { authApi } from '@koi/store'
import { useState } from 'react'
import * as v from 'valibot'
import { type Field, type FieldModel, useField } from '../forms/useField.ts'

/** A phone number inside its form. */
export interface PhoneField extends Omit<Field, 'model'> {
  readonly model: PhoneModel
  readonly area: string
}

/** One calling code that may register, `{ area: '86', name: '中国大陆' }`. */
export interface PhoneAreaOption {
  readonly area: string
  readonly name: string
}

/** A phone number with its calling code. `areas` holds at least the chosen one while the list loads. */
export interface PhoneModel extends FieldModel {
  readonly area: string
  readonly areas: readonly PhoneAreaOption[]
  readonly onArea: (area: string) => void
}

/** The calling code that is chosen at first. */
const home = '86'

/** A phone number with the calling codes that may register and their lengths. */
export function usePhone(): PhoneField {
  const [area, onArea] = useState(home)
  const { data } = authApi.endpoints.phoneAreas.useQuery()
  const areas = data?.items ?? [{ area: home, name: m.auth_area_mainland(), minLength: 5, maxLength: 15 }]
  const rule = areas.find((entry) => entry.area === area)
  const field = useField('', (text) => {
    if (text === '') return m.auth_phone_required()
    const fits =
      v.is(phone, text) && (!rule || (text.length >= rule.minLength && text.length <= rule.maxLength))
    return fits ? null : m.auth_phone_rule()
  })
  return {
    ...field,
    area,
    model: {
      ...field.model,
      area,
      areas: areas.map((entry) => ({ area: entry.area, name: entry.name })),
      onArea,
    },
  }
}
