import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { smsCode } from '../rules/smsCode.ts'
import { coinNetworks } from '../withdraw/coinNetwork.ts'
import { payoutAccount } from '../withdraw/payoutAccount.ts'

export const bindCoin = defineEndpoint({
  name: 'account.bindCoin',
  method: 'POST',
  path: '/api/f/v1/virtual/bind',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({
    protocol: v.picklist(coinNetworks),
    /** The checksum is the service's to see. */
    address: v.pipe(v.string(), v.trim(), v.regex(/^[0-9A-Za-z]{1,64}$/)),
    code: smsCode,
  }),
  output: payoutAccount,
  errors: [
    'coin-address-invalid',
    'payout-account-bound',
    'payout-account-limit',
    'sms-code-wrong',
    'sms-code-expired',
  ],
  summary: 'Binds a coin address, confirmed by text message.',
})
