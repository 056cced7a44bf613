import type { memberSmsPurposes } from '@koi/contract/account'
import type { smsPurposes } from '@koi/contract/auth'
import { accountApi, asFailure, authApi } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { type SmsCodeField, useCodeField } from './useCodeField.ts'
import type { PhoneField } from './usePhone.ts'

/** What the outbox is filtered by: a phone, or a mail address; an empty one is for the player to fill in. */
type OutboxFilter = { readonly area: string; readonly phone: string } | { readonly mail: string }

/** Gives the address of the sandbox outbox, filtered where the form knows by what; null until the server has told it. */
export function useOutbox(): (to?: OutboxFilter) => string | null {
  const { data: info } = authApi.endpoints.preInfo.useQuery()
  return (to) => {
    if (!info) return null
    const outbox = new URL('/outbox', info.sandboxOrigin)
    if (to) outbox.search = new URLSearchParams({ ...to }).toString()
    return outbox.href
  }
}

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

/** The code of a text message to the member's own phone, of which this page knows only the masked number (D22). */
export function useMemberCode(purpose: (typeof memberSmsPurposes)[number]): SmsCodeField {
  const outboxOf = useOutbox()
  const [send, { isLoading }] = accountApi.endpoints.memberSms.useMutation()
  return useCodeField({
    busy: isLoading,
    ready: true,
    send: async () => {
      const { data, error } = await send({ purpose })
      if (!data) return { failure: asFailure(error) ?? { kind: 'unexpected' } }
      return { retryAt: data.retryAt, sentTo: data.phone, outbox: outboxOf() }
    },
  })
}
