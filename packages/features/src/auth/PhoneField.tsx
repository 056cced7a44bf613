import type { PhoneModel } from './phoneModel.ts'
import { m } from '@koi/i18n'
import { Field, PhoneInput } from '@koi/ui'

export interface PhoneFieldProps {
  readonly phone: PhoneModel
}

/** The phone number with its calling code. */
export function PhoneField({ phone }: PhoneFieldProps) {
  return (
    <Field label={m.auth_phone()} error={phone.error}>
      <PhoneInput
        name="phone"
        area={phone.area}
        areas={phone.areas}
        areaLabel={m.auth_phone_area()}
        onAreaChange={phone.onArea}
        value={phone.value}
        onValueChange={phone.onChange}
        onBlur={phone.onBlur}
      />
    </Field>
  )
}
