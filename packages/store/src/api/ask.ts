import { isAbortedError, isApiError } from '@koi/api-core'
import type { CallOptions, Client, Endpoint, SchemaInput, SchemaOutput } from '@koi/api-core'
import type { ApiFailure } from './apiFailure.ts'
import { readExtra } from './readExtra.ts'
import { toFailure } from './toFailure.ts'

/** The part of RTK Query's argument that a call needs. */
interface AskApi {
  readonly signal: AbortSignal
  readonly extra: unknown
}

/** What RTK Query wants back: data or a failure, never a rejection. */
type Answer<T> = { data: T; error?: undefined } | { error: ApiFailure; data?: undefined }

async function call<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: SchemaInput<E['input']>,
  options: CallOptions,
): Promise<SchemaOutput<E['output']>> {
  try {
    return await client.call(endpoint, input, options)
  } catch (error) {
    // A login in the middle of a public read ends its epoch (D5). The read belongs to no member: it is asked again.
    const interrupted = isAbortedError(error) && error.reason === 'epoch' && !options.signal?.aborted
    if (!interrupted || endpoint.access !== 'public' || endpoint.effect !== 'read') throw error
    return await client.call(endpoint, input, options)
  }
}

/**
 * Calls an endpoint through the store's client. A member's call without a session is not sent at all: it would come back
 * as the expiry of a session that nobody has.
 */
export async function ask<E extends Endpoint>(
  api: AskApi,
  endpoint: E,
  input: SchemaInput<E['input']>,
  options: Omit<CallOptions, 'signal'> = {},
): Promise<Answer<SchemaOutput<E['output']>>> {
  const { client, logger } = readExtra(api.extra)
  if (endpoint.access === 'member' && client.session.token() === null) {
    return { error: { kind: 'session-expired' } }
  }
  try {
    return { data: await call(client, endpoint, input, { ...options, signal: api.signal }) }
  } catch (error) {
    if (!isApiError(error)) logger.error(`${endpoint.name}: an unexpected fault`, error)
    return { error: toFailure(error) }
  }
}
