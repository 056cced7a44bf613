import { AbortedError, isAbortedError, isApiError, isHttpError } from '@koi/api-core'
import type { CallOptions, Client, Endpoint } from '@koi/api-core'
import { encodeInput, type CallInput, type Reply, type WireInput } from '@koi/contract'
import type { ApiFailure } from './failure.ts'
import { isOutcomeUnknown } from './isOutcomeUnknown.ts'
import { toFailure } from './toFailure.ts'
import { readExtra } from './storeExtra.ts'

/** The part of RTK Query's argument that a call needs. */
export interface CallApi {
  /** What the store calls the endpoint. */
  readonly endpoint: string
  /** Of a query: the name of its entry in the cache. */
  readonly queryCacheKey?: string
  readonly signal: AbortSignal
  readonly extra: unknown
}

/** What RTK Query wants back: data or a failure, never a rejection. Its `meta` is part of the action that ends the call. */
export type Answer<T> = { readonly meta: CallMeta } & (
  | { data: T; error?: undefined }
  | { error: ApiFailure; data?: undefined }
)

/** What listeners know a call by, whatever its name is. */
interface CallMeta {
  /** The call moves money by its `effect`, and either took effect or left open whether it did. */
  readonly moneyMayHaveMoved: boolean
}

/** Whether a call is for whoever is here when it is sent: any other belongs to the session that it was asked in (D5). */
export function isForAnybody({ access, effect }: Endpoint): boolean {
  return access !== 'member' && effect === 'read'
}

async function send<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: WireInput<E>,
  options: CallOptions,
): Promise<Reply<E>> {
  for (;;) {
    try {
      return await client.call(endpoint, input, options)
    } catch (error) {
      // A login in the middle of a read ends its epoch (D5). What a guest may read as well is asked again, for who is here now.
      const interrupted = isAbortedError(error) && error.reason === 'epoch' && !options.signal?.aborted
      if (!interrupted || !isForAnybody(endpoint)) throw error
    }
  }
}

/**
 * Calls an endpoint through the store's client. A member's call without a session is not sent at all: it would come back
 * as the expiry of a session that nobody has.
 */
export async function callEndpoint<E extends Endpoint>(
  api: CallApi,
  endpoint: E,
  input: CallInput<E>,
  options: Omit<CallOptions, 'signal'> = {},
): Promise<Answer<Reply<E>>> {
  const { client, logger, personal, untilShown, onFailed, onClosed } = readExtra(api.extra)
  if (endpoint.access !== 'public') personal.add(api.endpoint)
  const movesMoney = endpoint.effect === 'money'
  if (endpoint.access === 'member' && client.session.token() === null) {
    await onFailed?.('session-expired')
    return { error: { kind: 'session-expired' }, meta: { moneyMayHaveMoved: false } }
  }
  try {
    const { epoch } = client.session
    const shown = untilShown(api.queryCacheKey)
    if (shown) {
      await shown
      if (client.session.epoch !== epoch && !isForAnybody(endpoint))
        throw new AbortedError(endpoint.name, 'epoch')
    }
    const data = await send(client, endpoint, encodeInput<E>(input), { ...options, signal: api.signal })
    return { data, meta: { moneyMayHaveMoved: movesMoney } }
  } catch (error) {
    if (!isApiError(error)) logger.error(`${endpoint.name}: an unexpected fault`, error)
    const failure = toFailure(error)
    await onFailed?.(failure.kind)
    if (isHttpError(error) && (error.status === 503 || error.status === 451)) onClosed?.(error.body)
    return { error: failure, meta: { moneyMayHaveMoved: movesMoney && isOutcomeUnknown(failure) } }
  }
}
