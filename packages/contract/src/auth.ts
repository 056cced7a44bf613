import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { memberInfo } from './member.ts'
import { account, cipher, inviteCode, mail, phone, phoneArea, qq, secret, smsCode, wechat } from './rules.ts'
import { calendarDate, flag, instant, listOf, nothing, plainText } from './schema/fields.ts'
import { money } from './schema/money.ts'

export const preInfo = defineEndpoint({
  name: 'auth.preInfo',
  method: 'GET',
  path: '/api/f/v1/member/preInfo',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    /** SPKI PEM of the key for secret fields (D14). */
    publicKey: v.string(),
    serverTime: instant,
    version: v.string(),
    minimumAge: v.number(),
    /** Origin of the sandbox game, its frame and its message outbox. */
    sandboxOrigin: v.pipe(v.string(), v.url()),
    /** Where the shells of this brand are opened (D16). */
    shells: v.object({ desktop: v.pipe(v.string(), v.url()), mobile: v.pipe(v.string(), v.url()) }),
    /** The brand's page of customer service. */
    customerService: v.pipe(v.string(), v.url()),
    transfer: v.object({ min: money, max: money }),
  }),
  errors: [],
  summary: 'What a client needs before login: public key, server time, limits.',
})

export const login = defineEndpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/api/f/v1/member/login/mpe',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'write',
  session: 'begin',
  input: v.variant('mode', [
    v.object({ mode: v.literal('password'), account: plainText(32), password: secret, cipher }),
    v.object({ mode: v.literal('sms'), area: phoneArea, phone, code: smsCode }),
  ]),
  output: memberInfo,
  errors: ['bad-credentials', 'account-locked', 'secret-unreadable', 'sms-code-wrong', 'sms-code-expired'],
  summary: 'Logs a member in by password or text-message code; the token comes in the id header.',
})

export const logout = defineEndpoint({
  name: 'auth.logout',
  method: 'POST',
  path: '/api/f/v1/member/logout',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  session: 'end',
  input: v.object({
    /** Ends the sessions of all tabs of this login; otherwise that of this tab alone (D5). */
    all: v.optional(flag),
  }),
  output: v.object({ loggedOut: v.literal(true) }),
  errors: [],
  summary: 'Ends the session on the server, or all sessions of its login.',
})

export const register = defineEndpoint({
  name: 'auth.register',
  method: 'POST',
  path: '/api/f/v1/member/register',
  origin: 'extension',
  access: 'public',
  encoding: 'form',
  effect: 'write',
  session: 'begin',
  input: v.object({
    account,
    password: secret,
    cipher,
    area: phoneArea,
    phone,
    code: smsCode,
    birth_date: calendarDate,
    invite_code: v.optional(inviteCode),
    email: v.optional(mail),
    wechat: v.optional(wechat),
    qq: v.optional(qq),
    terms: v.union([
      v.literal(true),
      v.pipe(
        v.literal('true'),
        v.transform(() => true as const),
      ),
    ]),
  }),
  output: memberInfo,
  errors: [
    'account-taken',
    'phone-taken',
    'phone-invalid',
    'password-weak',
    'secret-unreadable',
    'sms-code-wrong',
    'sms-code-expired',
    'underage',
  ],
  summary: 'Opens an account and logs it in.',
})

/** Ways to reach a member beside the phone. */
export const contactFields = ['email', 'wechat', 'qq'] as const
export type ContactField = (typeof contactFields)[number]

export const registrationContacts = defineEndpoint({
  name: 'auth.registrationContacts',
  method: 'GET',
  path: '/api/findmed/v1/member/reg/contact',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(v.object({ field: v.picklist(contactFields), required: v.boolean() })),
  errors: [],
  summary: 'Contact fields that registration asks for.',
})

export const phoneAreas = defineEndpoint({
  name: 'auth.phoneAreas',
  method: 'GET',
  path: '/api/findmed/v1/member/phoneArea',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(
    v.object({ area: phoneArea, name: v.string(), minLength: v.number(), maxLength: v.number() }),
  ),
  errors: [],
  summary: 'Calling codes that may register.',
})

export const smsPurposes = ['register', 'login', 'reset'] as const

export const sendSms = defineEndpoint({
  name: 'auth.sendSms',
  method: 'POST',
  path: '/api/service/sms',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'write',
  input: v.object({ area: phoneArea, phone, purpose: v.picklist(smsPurposes) }),
  output: v.object({ retryAt: instant, expiresAt: instant }),
  errors: ['sms-too-often', 'phone-invalid'],
  summary: 'Sends a six-digit code to the sandbox outbox (D20).',
})

export const forgetPassword = defineEndpoint({
  name: 'auth.forgetPassword',
  method: 'POST',
  path: '/api/findmed/v1/member/forgetpassword',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'write',
  input: v.object({
    account: plainText(32),
    area: phoneArea,
    phone,
    code: smsCode,
    password: secret,
    cipher,
  }),
  output: v.object({ changed: v.literal(true) }),
  errors: ['sms-code-wrong', 'sms-code-expired', 'password-weak', 'password-same', 'secret-unreadable'],
  summary:
    'Sets a new login password with a text-message code, and ends all sessions. A wrong account is answered as a wrong code.',
})
