import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { account } from '../rules/account.ts'
import { cipher, secret } from '../rules/secret.ts'
import { inviteCode } from '../rules/inviteCode.ts'
import { phone } from '../rules/phone.ts'
import { phoneArea } from '../rules/phoneArea.ts'
import { smsCode } from '../rules/smsCode.ts'
import { memberInfo } from '../member/memberInfo.ts'
import { calendarDate } from '../schema/calendarDate.ts'

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
