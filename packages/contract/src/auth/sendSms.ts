import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { phone } from '../rules/phone.ts'
import { phoneArea } from '../rules/phoneArea.ts'
import { instant } from '../schema/instant.ts'

export const smsPurposes = ['register', 'login', 'reset'] as const

export const sendSms = defineEndpoint({
  name: 'auth.sendSms',
  method: 'POST',
  path: '/api/service/sms',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'write',
  input: v.object({ area: phoneArea, phone, purpose: v.picklist(smsPurposes) }),
  output: v.object({ retryAt: instant, expiresAt: instant }),
  errors: ['sms-too-often', 'phone-invalid'],
  summary: 'Sends a six-digit code to the sandbox outbox (D20).',
})
