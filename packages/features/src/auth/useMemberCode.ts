import type { memberSmsPurposes } from '@koi/contract'
import { accountApi, asFailure } from '@koi/store'
import { useCodeField, type SmsCodeField } from './useCodeField.ts'
import { useOutbox } from './useOutbox.ts'

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
