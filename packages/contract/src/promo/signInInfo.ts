import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { nothing } from '../schema/nothing.ts'
import { calendarDate } from '../schema/calendarDate.ts'
import { decimal } from '../schema/decimal.ts'

export const signInInfo = defineEndpoint({
  name: 'promo.signInInfo',
  method: 'GET',
  path: '/api/findmed/v1/promo/sign/info',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    today: calendarDate,
    streak: v.number(),
    makeUpsLeft: v.number(),
    days: v.array(v.object({ day: calendarDate, signed: v.boolean(), reward: decimal })),
  }),
  errors: [],
  summary: 'The sign-in calendar of this month.',
})
