import type { Endpoint } from './endpoint.ts'
import type { StandardSchema } from './standardSchema.ts'

/**
 * Describes one call. It returns its argument, with the types of the schemas and codes kept.
 *
 * @example
 * ```ts
 * import * as v from 'valibot'
 *
 * const balance = defineEndpoint({
 *   name: 'member.balance', method: 'GET', path: '/api/findmed/v1/member/balance',
 *   origin: 'specification', access: 'member', encoding: 'none', effect: 'read',
 *   input: v.object({}), output: v.object({ central: v.string() }), errors: [],
 *   summary: 'Balances of the central wallet and all venue wallets.',
 * })
 * ```
 */
export function defineEndpoint<
  Input extends StandardSchema,
  Output extends StandardSchema,
  const Code extends string = never,
>(endpoint: Endpoint<Input, Output, Code>): Endpoint<Input, Output, Code> {
  return endpoint
}
