import type { Endpoint, StandardSchema } from '@koi/api-core'
import type { Call } from './call.ts'
import { parseInput } from './parseInput.ts'

/** A call of the contract with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint
  answer(call: Call, input: unknown): Promise<unknown>
}

/**
 * Joins an endpoint and its handler: the handler gets what the endpoint's input schema gives, and what it answers has
 * to fit the output schema, which the compiler checks here.
 */
export function route<In, Out, Sent, Read>(
  endpoint: Endpoint<StandardSchema<In, Out>, StandardSchema<Sent, Read>>,
  handler: (call: Call, input: Out) => Promise<Sent> | Sent,
): Route {
  return {
    endpoint,
    async answer(call, input) {
      return handler(call, await parseInput(endpoint.input, input))
    },
  }
}
