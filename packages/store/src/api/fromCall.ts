import type { CallOptions, Endpoint } from '@koi/api-core'
import type { CallInput, Reply } from '@koi/contract'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Answer, CallApi } from './callEndpoint.ts'
import type { ApiFailure } from './failure.ts'
import { readExtra } from './storeExtra.ts'

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

/**
 * An endpoint, or where it comes from with its part of the contract: home, which the server draws, needs no call to be
 * shown, and its file holds no schema.
 */
export type EndpointSource<E extends Endpoint> = E | (() => Promise<E>)

/** Calls an endpoint, or the one that its source loads, with the code that calls; what has been loaded once is called without a wait. */
function callerOf<E extends Endpoint>(source: EndpointSource<E>) {
  const load = async () => {
    const [code, endpoint] = await Promise.all([
      import('./callEndpoint.ts'),
      typeof source === 'function' ? source() : source,
    ])
    return { ...code, endpoint }
  }
  let loaded: Awaited<ReturnType<typeof load>> | null = null
  return async (
    api: CallApi,
    input: CallInput<E>,
    options?: Omit<CallOptions, 'signal'>,
  ): Promise<Answer<Reply<E>>> => {
    if (loaded) return loaded.callEndpoint(api, loaded.endpoint, input, options)
    const { client, loadPart, logger, onFailed } = readExtra(api.extra)
    const { epoch } = client.session
    const unsent = async (kind: ApiFailure['kind']) => {
      await onFailed?.(kind)
      return { error: { kind }, meta: { moneyMayHaveMoved: false } }
    }
    try {
      loaded = await loadPart(load)
    } catch (error) {
      logger.warn(`${api.endpoint}: its part of the contract did not come`, { reason: String(error) })
      return unsent('network')
    }
    const { callEndpoint, isForAnybody, endpoint } = loaded
    if (api.signal.aborted || (client.session.epoch !== epoch && !isForAnybody(endpoint)))
      return unsent('aborted')
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
