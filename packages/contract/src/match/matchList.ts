import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { calendarDate } from '../schema/calendarDate.ts'
import { pageInput } from '../schema/pageInput.ts'
import { pageOf } from '../schema/pageOf.ts'
import { match } from './match.ts'

export const matchList = defineEndpoint({
  name: 'match.list',
  method: 'POST',
  path: '/api/findmed/v1/match/list',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'read',
  input: v.object({
    day: v.optional(calendarDate),
    league: v.optional(v.string()),
    state: v.optional(v.picklist(['coming', 'live', 'finished'])),
    ...pageInput,
  }),
  output: pageOf(match),
  errors: [],
  summary: 'The schedule by day, league and state.',
})
