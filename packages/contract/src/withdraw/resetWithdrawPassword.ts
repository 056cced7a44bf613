import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { cipher, secret } from '../rules/secret.ts'
import { smsCode } from '../rules/smsCode.ts'

export const resetWithdrawPassword = defineEndpoint({
  name: 'withdraw.resetPassword',
  method: 'POST',
  path: '/api/f/v1/withdraw/password/reset',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ code: smsCode, login_password: secret, password: secret, cipher }),
  output: v.object({ set: v.literal(true) }),
  errors: [
    'password-wrong',
    'password-locked',
    'withdraw-password-unset',
    'withdraw-password-weak',
    'secret-unreadable',
    'sms-code-wrong',
    'sms-code-expired',
  ],
  summary:
    'Sets a forgotten withdraw password anew, confirmed by text message and login password; ends its lock.',
})
