import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { cipher, secret } from '../rules/secret.ts'
import { phone } from '../rules/phone.ts'
import { phoneArea } from '../rules/phoneArea.ts'
import { smsCode } from '../rules/smsCode.ts'
import { memberInfo } from '../member/memberInfo.ts'
import { plainText } from '../schema/plainText.ts'

export const login = defineEndpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/api/f/v1/member/login/mpe',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'write',
  session: 'begin',
  input: v.variant('mode', [
    v.object({ mode: v.literal('password'), account: plainText(32), password: secret, cipher }),
    v.object({ mode: v.literal('sms'), area: phoneArea, phone, code: smsCode }),
  ]),
  output: memberInfo,
  errors: ['bad-credentials', 'account-locked', 'secret-unreadable', 'sms-code-wrong', 'sms-code-expired'],
  summary: 'Logs a member in by password or text-message code; the token comes in the id header.',
})
