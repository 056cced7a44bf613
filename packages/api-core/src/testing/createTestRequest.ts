import { createTestEndpoint } from './createTestEndpoint.ts'
import type { ApiRequest } from '../pipeline/apiRequest.ts'

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
