import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { cipher, secret } from '../rules/secret.ts'

export const setWithdrawPassword = defineEndpoint({
  name: 'withdraw.setPassword',
  method: 'POST',
  path: '/api/f/v1/withdraw/password/set',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ login_password: secret, password: secret, cipher }),
  output: v.object({ set: v.literal(true) }),
  errors: [
    'password-wrong',
    'password-locked',
    'withdraw-password-set',
    'withdraw-password-weak',
    'secret-unreadable',
  ],
  summary: 'Sets the first withdraw password, confirmed by the login password.',
})
