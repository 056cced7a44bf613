import type { smsPurposes } from '@koi/contract'
import { asFailure, authApi } from '@koi/store'
import { useFailureText } from '../errors/useFailureText.ts'
import { useCodeField, type SmsCodeField } from './useCodeField.ts'
import { useOutbox } from './useOutbox.ts'
import type { PhoneField } from './usePhone.ts'

/** The code of a text message to the number that is typed in `phone`. */
export function useSmsCode(purpose: (typeof smsPurposes)[number], phone: PhoneField): SmsCodeField {
  const textOf = useFailureText()
  const outboxOf = useOutbox()
  const [send, { isLoading }] = authApi.endpoints.sendSms.useMutation()
  return useCodeField({
    busy: isLoading,
    ready: phone.valid,
    send: async () => {
      const to = { area: phone.area, phone: phone.text }
      const { data, error } = await send({ ...to, purpose })
      if (!data) return { failure: asFailure(error) ?? { kind: 'unexpected' } }
      return { retryAt: data.retryAt, sentTo: null, outbox: outboxOf(to) }
    },
    onNotReady: phone.touch,
    onFailure: (failure) => {
      if (failure.code !== 'phone-invalid') return false
      phone.refuse(textOf(failure))
      return true
    },
  })
}
