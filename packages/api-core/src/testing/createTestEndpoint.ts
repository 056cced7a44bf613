import type { Endpoint, StandardSchema } from '../endpoint/endpoint.ts'
import type { ApiRequest } from '../pipeline/middleware.ts'

/**
 * A schema that takes any value as it is, for endpoints of tests.
 *
 * @example
 * ```ts
 * const hello = createTestEndpoint({ output: anySchema })
 * ```
 */
export const anySchema: StandardSchema = {
  '~standard': { version: 1, vendor: 'koi', validate: (value) => ({ value }) },
}

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

/**
 * Makes a request for a middleware under test, with whatever the test wants changed.
 *
 * @example
 * ```ts
 * await trace(next)(createTestRequest({ url: '/api/test?page=2' }))
 * ```
 */
export function createTestRequest(changes: Partial<ApiRequest> = {}): ApiRequest {
  return {
    endpoint: createTestEndpoint(),
    input: {},
    options: {},
    epoch: 0,
    epochSignal: new AbortController().signal,
    signal: undefined,
    timeoutMs: 10_000,
    url: '/api/test',
    headers: {},
    body: null,
    ...changes,
  }
}
