import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'

export const moneyOutcome = defineEndpoint({
  name: 'money.outcome',
  method: 'POST',
  path: '/api/f/v1/money/outcome',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({
    /** The idempotency key of the call whose reply never came. */
    key: v.pipe(v.string(), v.uuid()),
  }),
  output: v.variant('state', [
    /** It took effect; `answer` is what its call answered. */
    v.object({ state: v.literal('done'), call: v.string(), answer: v.unknown() }),
    /** It did not, and never will: the key is dead from now on. */
    v.object({ state: v.literal('not-done') }),
    /** It is still being worked on; to be asked again. */
    v.object({ state: v.literal('unknown') }),
  ]),
  errors: [],
  summary: 'How a call that moves money ended, asked by its idempotency key. Settles it for good.',
})
