import type { memberSmsPurposes } from '@koi/contract/account'
import type { smsPurposes } from '@koi/contract/auth'
import { accountApi, asFailure, authApi } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { type SmsCodeField, useCodeField } from './useCodeField.ts'
import type { PhoneField } from './usePhone.ts'

/** The code of a text message to the number that is typed in `phone`. */
export function useSmsCode(purpose: (typeof smsPurposes)[number], phone: PhoneField): SmsCodeField {
  const textOf = useFailureText()
  const [send, { isLoading }] = authApi.endpoints.sendSms.useMutation()
  return useCodeField({
    busy: isLoading,
    ready: phone.valid,
    send: async () => {
      const to = { area: phone.area, phone: phone.text }
      const { data, error } = await send({ ...to, purpose })
      if (!data) return { failure: asFailure(error) ?? { kind: 'unexpected' } }
      return { retryAt: data.retryAt, sentTo: null, outbox: to }
    },
    onNotReady: phone.touch,
    onFailure: (failure) => {
      if (failure.code !== 'phone-invalid') return false
      phone.refuse(textOf(failure))
      return true
    },
  })
}

/** The code of a text message to the member's own phone, of which this page knows only the masked number (D22). */
export function useMemberCode(purpose: (typeof memberSmsPurposes)[number]): SmsCodeField {
  const [send, { isLoading }] = accountApi.endpoints.memberSms.useMutation()
  return useCodeField({
    busy: isLoading,
    ready: true,
    send: async () => {
      const { data, error } = await send({ purpose })
      if (!data) return { failure: asFailure(error) ?? { kind: 'unexpected' } }
      return { retryAt: data.retryAt, sentTo: data.phone, outbox: {} }
    },
  })
}
