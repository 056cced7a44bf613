import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { nothing } from '../schema/nothing.ts'

export const withdrawPasswordConfig = defineEndpoint({
  name: 'withdraw.passwordConfig',
  method: 'GET',
  path: '/api/f/v1/withdraw/password/config',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    /** The feature is enabled. */
    d: v.boolean(),
    /** A withdraw password is already set. */
    p: v.boolean(),
  }),
  errors: [],
  summary: 'Whether a withdraw password is asked for, and whether it is set.',
})
