import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { alipayAccount, holderName, smsCode } from './rules.ts'
import { identifier, instant, integer, listOf, nothing } from './schema/fields.ts'
import { coinNetworks, money } from './schema/money.ts'

/** What a withdrawal can be paid to. */
export const payoutKinds = ['bank', 'alipay', 'coin'] as const

/** What is told of an account beside its id, masked (D22): a withdrawal keeps it even when the account is gone. */
export const payoutTarget = v.object({
  kind: v.picklist(payoutKinds),
  /** Bank code, `alipay`, or the coin's name. */
  code: v.string(),
  /** What the player calls it: the bank, Alipay, the coin. */
  name: v.string(),
  /** The network of a coin address; null for the others. */
  network: v.nullable(v.picklist(coinNetworks)),
  /** The last four characters. */
  tail: v.string(),
  /** How the account is shown: `**** 4417`, or `k***@mail.example` for a mail address. */
  masked: v.string(),
})

/** A bound account, masked to its last four characters (D22). */
export const payoutAccount = v.object({
  id: v.string(),
  ...payoutTarget.entries,
  /** Name of the holder, masked; null for a coin address. */
  holder: v.nullable(v.string()),
  preferred: v.boolean(),
  boundAt: instant,
})

export type PayoutKind = (typeof payoutKinds)[number]
export type PayoutTarget = v.InferOutput<typeof payoutTarget>
export type PayoutAccount = v.InferOutput<typeof payoutAccount>

export const payoutAccounts = defineEndpoint({
  name: 'withdraw.accounts',
  method: 'POST',
  path: '/api/f/v1/member/banks',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: v.object({ withdraw_type: v.optional(v.picklist(payoutKinds)) }),
  output: v.object({
    ...listOf(payoutAccount).entries,
    /** How many accounts of one kind a member can have. */
    max: integer,
  }),
  errors: [],
  summary: 'Bound accounts of the member, of one kind or all.',
})

export const setDefaultAccount = defineEndpoint({
  name: 'account.setDefault',
  method: 'POST',
  path: '/api/f/v1/member/banks/default',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: payoutAccount,
  errors: ['payout-account-unknown'],
  summary: 'Makes an account the one that a withdrawal is paid to unless another is chosen.',
})

/** What a member confirms by a code sent to their own phone. */
export const memberSmsPurposes = [
  'bind-account',
  'remove-account',
  'withdraw-password',
  'change-password',
  'change-phone',
  'change-mail',
  'birth-date',
] as const

export const memberSms = defineEndpoint({
  name: 'account.sendSms',
  method: 'POST',
  path: '/api/f/v1/member/sms',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ purpose: v.picklist(memberSmsPurposes) }),
  output: v.object({
    /** The number it went to, masked: the client never knows the whole one (D22). */
    phone: v.string(),
    retryAt: instant,
    expiresAt: instant,
  }),
  errors: ['sms-too-often'],
  summary: "Sends a six-digit code to the member's own phone (D20).",
})

export const payoutBanks = defineEndpoint({
  name: 'withdraw.banks',
  method: 'POST',
  path: '/api/f/v1/withdraw/can/banks',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: nothing,
  output: listOf(v.object({ code: v.string(), name: v.string(), initials: v.string() })),
  errors: [],
  summary: 'Banks that a withdrawal can be paid to.',
})

export const regions = defineEndpoint({
  name: 'account.regions',
  method: 'GET',
  path: '/api/f/v1/member/regions',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(
    v.object({
      /** GB/T 2260. */
      code: v.string(),
      name: v.string(),
      cities: v.array(v.object({ code: v.string(), name: v.string() })),
    }),
  ),
  errors: [],
  summary: 'Provinces and cities where a bank card can have been opened.',
})

const regionCode = v.pipe(v.string(), v.regex(/^\d{6}$/))

export const bindBank = defineEndpoint({
  name: 'account.bindBank',
  method: 'POST',
  path: '/api/f/v1/member/banks/bind',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({
    /** Asked for with the first account; from then on it is fixed. */
    holder: v.optional(holderName),
    bank: v.pipe(v.string(), v.regex(/^[a-z]{2,8}$/)),
    /** Digits only; the check digit is the service's to see. */
    number: v.pipe(v.string(), v.regex(/^\d{1,24}$/)),
    province: regionCode,
    city: regionCode,
    code: smsCode,
  }),
  output: payoutAccount,
  errors: [
    'holder-required',
    'holder-mismatch',
    'card-number-invalid',
    'payout-account-bound',
    'payout-account-limit',
    'sms-code-wrong',
    'sms-code-expired',
  ],
  summary: 'Binds a bank card, confirmed by text message.',
})

export const bindAlipay = defineEndpoint({
  name: 'account.bindAlipay',
  method: 'POST',
  path: '/api/f/v1/member/alipay/bind',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({
    /** Asked for with the first account; from then on it is fixed. */
    holder: v.optional(holderName),
    account: alipayAccount,
    code: smsCode,
  }),
  output: payoutAccount,
  errors: [
    'holder-required',
    'holder-mismatch',
    'payout-account-bound',
    'payout-account-limit',
    'sms-code-wrong',
    'sms-code-expired',
  ],
  summary: 'Binds an Alipay account, confirmed by text message.',
})

export const coinProtocols = defineEndpoint({
  name: 'withdraw.coinProtocols',
  method: 'POST',
  path: '/api/f/v1/virtual/can/protocol',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: nothing,
  output: listOf(
    v.object({
      coin: v.string(),
      protocol: v.picklist(coinNetworks),
      /** Yuan for one coin. */
      rate: money,
    }),
  ),
  errors: [],
  summary: 'Coins and networks that can be bound.',
})

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

export const removeAccount = defineEndpoint({
  name: 'account.remove',
  method: 'POST',
  path: '/api/f/v1/member/banks/delete',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier, code: smsCode }),
  output: v.object({ removed: v.literal(true) }),
  errors: ['payout-account-unknown', 'payout-account-in-use', 'sms-code-wrong', 'sms-code-expired'],
  summary: 'Removes a bank card or an Alipay account, confirmed by text message.',
})

export const removeCoinAccount = defineEndpoint({
  name: 'withdraw.removeCoinAccount',
  method: 'POST',
  path: '/api/f/v1/virtual/delete',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier, code: smsCode }),
  output: v.object({ removed: v.literal(true) }),
  errors: ['payout-account-unknown', 'payout-account-in-use', 'sms-code-wrong', 'sms-code-expired'],
  summary: 'Removes a coin account, confirmed by text message.',
})
