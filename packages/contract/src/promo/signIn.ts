import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { nothing } from '../schema/nothing.ts'
import { calendarDate } from '../schema/calendarDate.ts'
import { decimal } from '../schema/decimal.ts'

export const signIn = defineEndpoint({
  name: 'promo.signIn',
  method: 'POST',
  path: '/api/findmed/v1/promo/sign',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: nothing,
  output: v.object({ day: calendarDate, streak: v.number(), reward: decimal }),
  errors: [],
  summary: 'Signs in for today.',
})
