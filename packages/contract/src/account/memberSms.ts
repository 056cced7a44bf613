import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { instant } from '../schema/instant.ts'

/** What a member confirms by a code sent to their own phone. */
export const memberSmsPurposes = ['bind-account', 'remove-account', 'withdraw-password'] as const

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
