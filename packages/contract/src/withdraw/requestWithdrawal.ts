import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { cipher, secret } from '../rules/secret.ts'
import { amountInput } from '../schema/amountInput.ts'
import { flag } from '../schema/flag.ts'
import { identifier } from '../schema/identifier.ts'
import { withdrawal } from './withdrawal.ts'

export const requestWithdrawal = defineEndpoint({
  name: 'withdraw.request',
  method: 'POST',
  path: '/api/f/v1/withdraw/request',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({
    account_id: identifier,
    amount: amountInput,
    /** Left out where the site asks for none (`withdraw.passwordConfig`). */
    password: v.optional(secret),
    cipher,
    /** The member knows that the same request went through a moment ago, and means a second one. */
    again: v.optional(flag),
  }),
  output: withdrawal,
  errors: [
    'withdraw-password-unset',
    'withdraw-password-wrong',
    'withdraw-password-locked',
    'secret-unreadable',
    'payout-account-unknown',
    'turnover-unmet',
    'withdraw-daily-limit',
    'insufficient-balance',
    'amount-out-of-range',
    'repeat-suspected',
    'idempotency-key',
    'idempotency-conflict',
  ],
  summary:
    'Asks for a withdrawal to a bound account; the amount is held from then on, and cannot be called back.',
})
