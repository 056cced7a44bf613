import type { ApiReply } from './apiReply.ts'
import type { ApiRequest } from './apiRequest.ts'

/**
 * Sends a request and gives its reply, or rejects.
 *
 * @example
 * ```ts
 * const offline: Next = ({ endpoint }) => Promise.reject(new NetworkError(endpoint.name, new Error('no plug')))
 * await sharing()(offline)(createTestRequest()).catch((reason) => reason.kind) // 'network'
 * ```
 */
export type Next = (request: ApiRequest) => Promise<ApiReply>

/**
 * One concern of the pipeline, wrapped around the rest of it.
 *
 * @example
 * ```ts
 * const trace: Middleware = (next) => (request) =>
 *   next({ ...request, headers: { ...request.headers, 'x-trace': createUuid(crypto) } })
 * const client = createClient({ session, headers, use: [trace] })
 * await client.call(balance, {})
 * ```
 */
export type Middleware = (next: Next) => Next
