import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { cipher, secret } from '../rules/secret.ts'

export const changeWithdrawPassword = defineEndpoint({
  name: 'withdraw.changePassword',
  method: 'POST',
  path: '/api/f/v1/withdraw/password/change',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ old_password: secret, password: secret, cipher }),
  output: v.object({ set: v.literal(true) }),
  errors: [
    'withdraw-password-wrong',
    'withdraw-password-locked',
    'withdraw-password-unset',
    'withdraw-password-weak',
    'secret-unreadable',
  ],
  summary: 'Changes the withdraw password, confirmed by the old one.',
})
