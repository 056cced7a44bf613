import type { ApiReply } from './apiReply.ts'
import type { ApiRequest } from './apiRequest.ts'

/** Sends a request and gives its reply, or rejects. */
export type Next = (request: ApiRequest) => Promise<ApiReply>

/**
 * One concern of the pipeline, wrapped around the rest of it.
 *
 * @example
 * ```ts
 * const trace: Middleware = (next) => (request) =>
 *   next({ ...request, headers: { ...request.headers, 'x-trace': crypto.randomUUID() } })
 * ```
 */
export type Middleware = (next: Next) => Next
