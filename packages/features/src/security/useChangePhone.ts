import { type ApiFailure, asFailure, securityApi } from '@koi/store'
import { useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import { type SmsCodeField, useCodeField } from '../auth/useCodeField.ts'
import { retryWithFreshKey, useEncrypt } from '../auth/useEncrypt.ts'
import { type PhoneField, usePhone } from '../auth/usePhone.ts'
import { useMemberCode } from '../auth/useSmsCode.ts'
import { useForm } from '../forms/useForm.ts'
import type { SecurityPart } from './securityForm.ts'
import { useOwnMailCode } from './useMailCode.ts'
import { isAbout, useOldPassword } from './useProof.ts'

/** The code of a text message to the new number. */
function useNewPhoneCode(phone: PhoneField): SmsCodeField {
  const textOf = useFailureText()
  const [send, { isLoading }] = securityApi.endpoints.newPhoneCode.useMutation()
  return useCodeField({
    busy: isLoading,
    ready: phone.valid,
    send: async () => {
      const to = { area: phone.area, phone: phone.text }
      const { data, error } = await send(to)
      if (!data) return { failure: asFailure(error) ?? { kind: 'unexpected' } }
      return { retryAt: data.retryAt, sentTo: data.to, outbox: to }
    },
    onNotReady: phone.touch,
    onFailure: (failure) => {
      if (!phoneFailures.has(failure.code ?? '')) return false
      phone.refuse(textOf(failure))
      return true
    },
  })
}

const phoneFailures: ReadonlySet<string> = new Set(['phone-invalid', 'phone-same', 'phone-taken'])

/** What shows that the member may change the phone: the old one, or where that is not at hand, password and mail. */
function useOldPhone() {
  const encrypt = useEncrypt()
  const [way, setWay] = useState<'code' | 'mail'>('code')
  const code = useMemberCode('change-phone')
  const password = useOldPassword()
  const mailCode = useOwnMailCode()
  const input = async (options: { fresh: boolean }) => {
    if (way === 'code') return { proof: 'code' as const, proof_code: code.text }
    const encrypted = await encrypt(password.text, options)
    if (encrypted.message !== undefined) return { message: encrypted.message }
    const { secret: login_password, cipher } = encrypted
    return { proof: 'mail' as const, login_password, cipher, mail_code: mailCode.text }
  }
  const refuseFailure = (failure: ApiFailure, text: string) => {
    if (failure.code === 'password-wrong' || failure.code === 'password-locked') {
      password.refuse(text)
      return true
    }
    if (isAbout(failure, 'mail_code') && way === 'mail') return mailCode.refuseFailure(failure, text)
    return isAbout(failure, 'proof_code') && code.refuseFailure(failure, text)
  }
  const clear = () => {
    setWay('code')
    for (const field of [code, password, mailCode]) field.clear()
  }
  return { way, setWay, code, password, mailCode, input, refuseFailure, clear }
}

/** Changes the phone of the member. */
export function useChangePhone({
  mailVerified,
  onDone,
}: {
  /** Password and mail may stand in for the old phone. */
  readonly mailVerified: boolean
  readonly onDone: () => void
}): SecurityPart {
  const [send] = securityApi.endpoints.changePhone.useMutation()
  const old = useOldPhone()
  const phone = usePhone()
  const code = useNewPhoneCode(phone)
  const clear = () => {
    old.clear()
    phone.clear()
    code.clear()
    clearMessage()
  }
  const { clearMessage, ...form } = useForm({
    fields: [...(old.way === 'code' ? [old.code] : [old.password, old.mailCode]), phone, code],
    reusable: true,
    send: () =>
      retryWithFreshKey(async (options) => {
        const proven = await old.input(options)
        if ('message' in proven) return proven.message
        const { data, error } = await send({
          ...proven,
          area: phone.area,
          phone: phone.text,
          code: code.text,
        })
        if (!data) return asFailure(error) ?? { kind: 'unexpected' }
        clear()
        onDone()
        return null
      }),
    refuse: (failure, text) => {
      if (phoneFailures.has(failure.code ?? '')) {
        phone.refuse(text)
        return null
      }
      if (failure.details?.['field'] === 'code' && code.refuseFailure(failure, text)) return null
      return old.refuseFailure(failure, text) ? null : text
    },
  })
  return {
    form: {
      ...form,
      kind: 'phone',
      old: {
        way: old.way,
        onWay: mailVerified ? old.setWay : null,
        code: old.code.model,
        password: old.password.model,
        mailCode: old.mailCode.model,
      },
      phone: phone.model,
      code: code.model,
    },
    clear,
  }
}
