import type { Endpoint } from '../endpoint/endpoint.ts'
import { anySchema } from './anySchema.ts'

/**
 * Makes an endpoint for tests: a reading GET that takes and gives anything, with whatever a test wants changed.
 *
 * @example
 * ```ts
 * const transfer = createTestEndpoint({ name: 'wallet.transfer', effect: 'money' })
 * ```
 */
export function createTestEndpoint(changes: Partial<Endpoint> = {}): Endpoint {
  return {
    name: 'test.read',
    method: 'GET',
    path: '/api/test',
    origin: 'extension',
    access: 'public',
    encoding: 'query',
    effect: 'read',
    input: anySchema,
    output: anySchema,
    errors: [],
    summary: 'An endpoint of a test.',
    ...changes,
  }
}
