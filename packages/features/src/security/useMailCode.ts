import { mail } from '@koi/contract/rules'
import { m } from '@koi/i18n'
import { asFailure, securityApi } from '@koi/store'
import * as v from 'valibot'
import { type SmsCodeField, useCodeField } from '../auth/useCodeField.ts'
import { type Field, useField } from '../forms/useField.ts'

/** A mail address with its rule. */
export function useMail(): Field {
  return useField('', (text) => (v.is(mail, text) ? null : m.auth_contact_email_rule()))
}

/** The code of a mail to the address that is typed in `address`. */
export function useNewMailCode(address: Field): SmsCodeField {
  const [send, { isLoading }] = securityApi.endpoints.newMailCode.useMutation()
  return useCodeField({
    busy: isLoading,
    ready: address.valid,
    send: async () => {
      const email = address.text
      const { data, error } = await send({ email })
      if (!data) return { failure: asFailure(error) ?? { kind: 'unexpected' } }
      return { retryAt: data.retryAt, sentTo: data.to, outbox: { mail: email } }
    },
    onNotReady: address.touch,
  })
}

/** The code of a mail to the member's own address, of which this page knows only what the server shows. */
export function useOwnMailCode(): SmsCodeField {
  const [send, { isLoading }] = securityApi.endpoints.ownMailCode.useMutation()
  return useCodeField({
    busy: isLoading,
    ready: true,
    send: async () => {
      const { data, error } = await send({})
      if (!data) return { failure: asFailure(error) ?? { kind: 'unexpected' } }
      return { retryAt: data.retryAt, sentTo: data.to, outbox: { mail: '' } }
    },
  })
}
