import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { calendarDate } from '../schema/calendarDate.ts'
import { decimal } from '../schema/decimal.ts'

export const makeUpSignIn = defineEndpoint({
  name: 'promo.makeUpSignIn',
  method: 'POST',
  path: '/api/findmed/v1/promo/resign',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ day: calendarDate }),
  output: v.object({ day: calendarDate, streak: v.number(), reward: decimal }),
  errors: [],
  summary: 'Makes up a missed sign-in day.',
})
