import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { cipher, secret, smsCode } from './rules.ts'
import { nothing } from './schema/fields.ts'

export const withdrawPasswordConfig = defineEndpoint({
  name: 'withdraw.passwordConfig',
  method: 'GET',
  path: '/api/f/v1/withdraw/password/config',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    /** The feature is enabled. */
    d: v.boolean(),
    /** A withdraw password is already set. */
    p: v.boolean(),
  }),
  errors: [],
  summary: 'Whether a withdraw password is asked for, and whether it is set.',
})

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
