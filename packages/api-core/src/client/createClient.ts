import { REQUEST_TIMEOUT_MS } from '../constants/constants.ts'
import type { Endpoint, SchemaInput, SchemaOutput } from '../endpoint/endpoint.ts'
import { AbortedError } from '../errors/connectionErrors.ts'
import { isSessionExpired } from '../errors/refusals.ts'
import { encodeForm } from '../form/encodeForm.ts'
import { type ClientOptions, DEFAULT_HEADER_NAMES } from '../pipeline/clientOptions.ts'
import { exchange } from '../pipeline/exchange.ts'
import { layers } from '../pipeline/layers.ts'
import { type ApiReply, type CallOptions, compose } from '../pipeline/middleware.ts'
import { systemTimers } from '../ports/time.ts'
import type { Session } from '../session/session.ts'

/** Reaches one backend on behalf of one session. */
export interface Client {
  readonly session: Session
  /**
   * Calls an endpoint and gives its output, validated by the endpoint's schema, or what the option `read` makes of the reply.
   *
   * @throws ApiError, one of the eight kinds of D4
   * @throws TypeError naming the field when the input cannot be encoded; nothing has been sent then
   */
  call<E extends Endpoint, T>(
    endpoint: E,
    input: SchemaInput<E['input']>,
    options: CallOptions & { readonly read: (response: Response) => Promise<T | undefined> },
  ): Promise<T>
  call<E extends Endpoint>(
    endpoint: E,
    input: SchemaInput<E['input']>,
    options?: CallOptions,
  ): Promise<SchemaOutput<E['output']>>
}

/**
 * Makes the client of one backend and one session. Nothing is shared between clients.
 *
 * @example
 * ```ts
 * const client = createClient({
 *   session: createSession({ storage: window.sessionStorage }),
 *   headers: { d: 'koi-web', language: () => 'zh-CN', deviceId: () => 'web--3k9x0z1a-9q8w7e6r' },
 * })
 * const { central } = await client.call(balance, {})
 * ```
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl = '', session, headers } = options
  const { multipart = missingOption('multipart'), idempotency = missingOption('idempotency') } = options
  const { clock = Date, timers = systemTimers, random = crypto, timeoutMs = REQUEST_TIMEOUT_MS } = options
  const names = { ...DEFAULT_HEADER_NAMES, ...headers.names }
  const observe = (options.observing ?? (options.observe && missingOption('observing')))?.(options)
  const send = compose(layers(options, { clock, timers, random }))(exchange(options, names))

  const call = async <T>(endpoint: Endpoint, input: unknown, callOptions: CallOptions = {}): Promise<T> => {
    const { name, method, path, encoding } = endpoint
    const ended = observe?.(endpoint)
    let { epoch, signal: epochSignal } = session
    let reply: ApiReply | undefined
    let failure: unknown
    try {
      let url = baseUrl + path
      let body: string | FormData | null = null
      const sent: Record<string, string> = {
        [names.d]: headers.d,
        [names.lang]: headers.language(),
        [names.device]: headers.deviceId(),
      }
      if (encoding === 'multipart') body = multipart(input)
      else {
        const form = encoding === 'none' ? '' : encodeForm(input)
        if (method === 'GET') url += form && `?${form}`
        else {
          body = form
          sent['content-type'] = 'application/x-www-form-urlencoded; charset=UTF-8'
        }
      }
      if (endpoint.effect === 'money') {
        sent['idempotency-key'] = callOptions.idempotencyKey ?? idempotency(random)
      }
      reply = await send({
        endpoint,
        input,
        options: callOptions,
        epoch,
        epochSignal,
        signal: callOptions.signal,
        timeoutMs: callOptions.timeoutMs ?? timeoutMs,
        url,
        headers: sent,
        body,
      })
      if (endpoint.session === 'begin' && session.epoch === epoch) {
        session.begin(reply.response.headers.get(names.id), reply.response.headers.get(names.vid), name)
        epoch = session.epoch
      }
    } catch (error) {
      // What rejects with nothing is a failure all the same.
      failure = error || new Error(name)
    }
    // Whatever an older epoch answers reaches nobody and changes nothing (D5).
    if (session.epoch !== epoch) failure = new AbortedError(name, 'epoch')
    else if (endpoint.session === 'end') session.end('logout')
    else if (isSessionExpired(failure)) session.expire(epoch)
    ended?.(failure)
    if (failure) throw failure
    // The endpoint's own schema made this value, or the option `read` did; the types of the pipeline do not carry that.
    return reply?.data as T
  }

  return { session, call }
}

/** Stands in for an optional feature that the client was made without: it throws, naming the option, when a call needs it. */
function missingOption(name: string): () => never {
  return () => {
    throw new TypeError(`Missing option: ${name}`)
  }
}
