import { isAbortedError, isApiError, isHttpError } from '@koi/api-core'
import type { CallOptions, Client, Endpoint } from '@koi/api-core'
import type { UnknownAction } from '@reduxjs/toolkit'
import { encodeInput, type CallInput, type Reply, type WireInput } from '@koi/contract'
import { isOutcomeUnknown, toFailure, type ApiFailure } from './failure.ts'
import { readExtra } from './storeExtra.ts'

/** The part of RTK Query's argument that a call needs. */
interface CallApi {
  /** What the store calls the endpoint. */
  readonly endpoint: string
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

/** Whether an action ends a call after which the member's balances are to be read anew. */
export function hasMoneyMoved(action: UnknownAction): boolean {
  const { meta } = action
  if (typeof meta !== 'object' || meta === null || !('baseQueryMeta' in meta)) return false
  const { baseQueryMeta: call } = meta
  return (
    typeof call === 'object' &&
    call !== null &&
    'moneyMayHaveMoved' in call &&
    call.moneyMayHaveMoved === true
  )
}

/** A money-moving call: its input, and the key made once for the player's intent and kept over its repeats (D3). */
export interface MoneyIntent<E extends Endpoint> {
  readonly input: CallInput<E>
  readonly idempotencyKey: string
}

/** The argument of an endpoint: nothing where the call needs no input. */
export type CallArgument<E extends Endpoint> =
  object extends CallInput<E> ? CallInput<E> | void : CallInput<E>

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
      if (!interrupted || endpoint.access === 'member' || endpoint.effect !== 'read') throw error
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
  const { client, logger, personal, onRefused, onClosed } = readExtra(api.extra)
  if (endpoint.access !== 'public') personal.add(api.endpoint)
  const movesMoney = endpoint.effect === 'money'
  if (endpoint.access === 'member' && client.session.token() === null) {
    return { error: { kind: 'session-expired' }, meta: { moneyMayHaveMoved: false } }
  }
  try {
    const data = await send(client, endpoint, encodeInput<E>(input), { ...options, signal: api.signal })
    return { data, meta: { moneyMayHaveMoved: movesMoney } }
  } catch (error) {
    if (!isApiError(error)) logger.error(`${endpoint.name}: an unexpected fault`, error)
    const failure = toFailure(error)
    if (failure.kind === 'refused') await onRefused?.()
    if (isHttpError(error) && (error.status === 503 || error.status === 451)) onClosed?.(error.body)
    return { error: failure, meta: { moneyMayHaveMoved: movesMoney && isOutcomeUnknown(failure) } }
  }
}

/**
 * An endpoint, or where it comes from with its part of the contract: home, which the server draws, needs no call to be
 * shown, and its file holds no schema.
 */
export type EndpointSource<E extends Endpoint> = E | (() => Promise<E>)

/** Calls an endpoint, or the one that its source loads; what has been loaded once is called without a wait. */
function callerOf<E extends Endpoint>(source: EndpointSource<E>) {
  let endpoint: E | null = null
  return async (
    api: CallApi,
    input: CallInput<E>,
    options?: Omit<CallOptions, 'signal'>,
  ): Promise<Answer<Reply<E>>> => {
    if (typeof source !== 'function') return callEndpoint(api, source, input, options)
    if (endpoint) return callEndpoint(api, endpoint, input, options)
    const { client, loadPart, logger } = readExtra(api.extra)
    const { epoch } = client.session
    const unsent = (kind: ApiFailure['kind']) => ({ error: { kind }, meta: { moneyMayHaveMoved: false } })
    try {
      endpoint = await loadPart(source)
    } catch (error) {
      logger.warn(`${api.endpoint}: its part of the contract did not come`, { reason: String(error) })
      return unsent('network')
    }
    // It belongs to the session that it was asked in (D5); what a guest may read as well is read for who is here now.
    const isForAnybody = endpoint.access !== 'member' && endpoint.effect === 'read'
    if (api.signal.aborted || (client.session.epoch !== epoch && !isForAnybody)) return unsent('aborted')
    return callEndpoint(api, endpoint, input, options)
  }
}

/** The definition of a query or mutation that makes one call: `build.query({ ...fromCall(depositList), providesTags })`. */
export function fromCall<E extends Endpoint>(source: EndpointSource<E>) {
  const call = callerOf(source)
  return {
    queryFn: (input: CallArgument<E>, api: CallApi): Promise<Answer<Reply<E>>> =>
      // Only a call whose input may be empty is called without one.
      call(api, (input ?? {}) as CallInput<E>),
  }
}

/** The definition of a mutation that moves money: it takes the key of the player's intent beside the input. */
export function fromMoneyCall<E extends Endpoint>(source: EndpointSource<E>) {
  const call = callerOf(source)
  return {
    queryFn: ({ input, idempotencyKey }: MoneyIntent<E>, api: CallApi): Promise<Answer<Reply<E>>> =>
      call(api, input, { idempotencyKey }),
  }
}
