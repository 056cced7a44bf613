import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { cipher, mail, phone, phoneArea, secret, smsCode } from './rules.ts'
import { calendarDate, instant } from './schema/fields.ts'

/** How a sensitive change is confirmed: by the login password, or by a code sent to the member's own phone. */
const byPassword = { proof: v.literal('password'), login_password: secret, cipher }
const byCode = { proof: v.literal('code'), proof_code: smsCode }

const proofErrors = [
  'password-wrong',
  'password-locked',
  'secret-unreadable',
  'sms-code-wrong',
  'sms-code-expired',
] as const

/** Where a code went, masked (D22), and when the next one may be sent. */
const codeSent = v.object({ to: v.string(), retryAt: instant, expiresAt: instant })

export const changePassword = defineEndpoint({
  name: 'security.changePassword',
  method: 'POST',
  path: '/api/f/v1/member/password/change',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.variant('proof', [
    v.object({ ...byPassword, password: secret }),
    v.object({ ...byCode, password: secret, cipher }),
  ]),
  output: v.object({
    /** How many other sessions it ended. */
    ended: v.number(),
  }),
  errors: [...proofErrors, 'password-weak', 'password-same'],
  summary:
    'Changes the login password, confirmed by the old one or by text message; ends all other sessions.',
})

export const newPhoneCode = defineEndpoint({
  name: 'security.newPhoneCode',
  method: 'POST',
  path: '/api/f/v1/member/phone/code',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ area: phoneArea, phone }),
  output: codeSent,
  errors: ['sms-too-often', 'phone-invalid', 'phone-same'],
  summary: 'Sends a code to the phone that the member wants to have from now on.',
})

const newPhone = { area: phoneArea, phone, code: smsCode }

export const changePhone = defineEndpoint({
  name: 'security.changePhone',
  method: 'POST',
  path: '/api/f/v1/member/phone/change',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.variant('proof', [
    v.object({ ...byCode, ...newPhone }),
    v.object({
      /** Where the old phone is not at hand: the login password and a code sent by mail together. */
      proof: v.literal('mail'),
      login_password: secret,
      cipher,
      mail_code: smsCode,
      ...newPhone,
    }),
  ]),
  output: v.object({ phone: v.string() }),
  errors: [...proofErrors, 'phone-invalid', 'phone-same', 'phone-taken', 'mail-unset', 'mail-too-new'],
  summary:
    'Changes the phone, confirmed by codes to the old phone, or by password and mail, and to the new one.',
})

export const ownMailCode = defineEndpoint({
  name: 'security.ownMailCode',
  method: 'POST',
  path: '/api/f/v1/member/mail/own-code',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({}),
  output: codeSent,
  errors: ['sms-too-often', 'mail-unset', 'mail-too-new'],
  summary: "Sends a code to the member's own verified mail address.",
})

export const newMailCode = defineEndpoint({
  name: 'security.newMailCode',
  method: 'POST',
  path: '/api/f/v1/member/mail/code',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ email: mail }),
  output: codeSent,
  errors: ['sms-too-often'],
  summary: 'Sends a code to the mail address that the member wants to bind.',
})

export const bindMail = defineEndpoint({
  name: 'security.bindMail',
  method: 'POST',
  path: '/api/f/v1/member/mail/bind',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.variant('proof', [
    v.object({ ...byPassword, email: mail, code: smsCode }),
    v.object({ ...byCode, email: mail, code: smsCode }),
  ]),
  output: v.object({ email: v.string() }),
  errors: proofErrors,
  summary: 'Binds or changes the mail address, confirmed by a code to it and by password or text message.',
})

export const setBirthDate = defineEndpoint({
  name: 'security.setBirthDate',
  method: 'POST',
  path: '/api/f/v1/member/birth-date',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.variant('proof', [
    v.object({ ...byPassword, birth_date: calendarDate }),
    v.object({ ...byCode, birth_date: calendarDate }),
  ]),
  output: v.object({ birthDate: calendarDate }),
  errors: [...proofErrors, 'birth-date-set', 'underage'],
  summary: 'Sets the birth date where there is none; it cannot be changed.',
})
