import type { Endpoint, StandardSchema } from '@koi/api-core'
import { MockRefusal } from './mockRefusal.ts'

/** One call that the mock answers. */
export interface MockRoute {
  readonly endpoint: Endpoint
  readonly answer: (fields: unknown) => Promise<unknown>
}

/** Answers one call of the contract: input and output are typed by it, and the input is read by its schema. */
export function mockRoute<Input, Output>(
  endpoint: Endpoint<StandardSchema<unknown, Input>, StandardSchema<unknown, Output>>,
  answer: (input: Input) => NoInfer<Output> | Promise<NoInfer<Output>>,
): MockRoute {
  return {
    endpoint,
    async answer(fields) {
      const read = await endpoint.input['~standard'].validate(fields)
      if (read.issues) throw new MockRefusal('invalid-input')
      return await answer(read.value)
    },
  }
}
