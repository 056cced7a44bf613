import { phone } from '@koi/contract'
import { m } from '@koi/i18n'
import { authApi } from '@koi/store'
import { useState } from 'react'
import * as v from 'valibot'
import type { PhoneModel } from './phoneModel.ts'
import { useField, type Field } from './useField.ts'

/** The calling code that most players have, until another is chosen. */
const home = '86'

/** A phone number inside its form. */
export interface PhoneField extends Omit<Field, 'model'> {
  readonly model: PhoneModel
  readonly area: string
}

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
