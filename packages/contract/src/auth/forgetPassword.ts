import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { cipher, secret } from '../rules/secret.ts'
import { phone } from '../rules/phone.ts'
import { phoneArea } from '../rules/phoneArea.ts'
import { smsCode } from '../rules/smsCode.ts'
import { plainText } from '../schema/plainText.ts'

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
  errors: ['sms-code-wrong', 'sms-code-expired', 'password-weak', 'secret-unreadable'],
  summary: 'Sets a new login password with a text-message code.',
})
