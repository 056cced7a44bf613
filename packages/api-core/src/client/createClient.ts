import { REQUEST_TIMEOUT_MS } from '../constants/requestTimeoutMs.ts'
import type { Endpoint } from '../endpoint/endpoint.ts'
import type { SchemaOutput } from '../endpoint/standardSchema.ts'
import { AbortedError } from '../errors/abortedError.ts'
import { isApiError } from '../errors/isApiError.ts'
import { MalformedReplyError } from '../errors/malformedReplyError.ts'
import { isSessionExpired } from '../errors/sessionExpiredError.ts'
import { encodeForm } from '../form/encodeForm.ts'
import type { ApiReply } from '../pipeline/apiReply.ts'
import { compose } from '../pipeline/compose.ts'
import { createUuid } from '../pipeline/createUuid.ts'
import { exchange } from '../pipeline/exchange.ts'
import { layers } from '../pipeline/layers.ts'
import { missingPart } from '../pipeline/missingPart.ts'
import { systemTimers } from '../ports/systemTimers.ts'
import type { CallEvent } from './callEvent.ts'
import type { CallOptions } from './callOptions.ts'
import type { Client } from './client.ts'
import type { ClientOptions } from './clientOptions.ts'
import { DEFAULT_HEADER_NAMES } from './defaultHeaderNames.ts'

/**
 * Makes the client of one backend and one session. Nothing is shared between clients.
 *
 * @example
 * ```ts
 * const client = createClient({
 *   session: createSession({ storage: window.sessionStorage }),
 *   headers: { d: 'koi', language: () => 'zh-CN', deviceId: () => 'web--3k9x0z1a-9q8w7e6r' },
 * })
 * const { central } = await client.call(balance, {})
 * ```
 */
export function createClient(options: ClientOptions): Client {
  const { session, headers, baseUrl = '', observe, multipart = missingPart } = options
  const { clock = Date, timers = systemTimers, random = crypto } = options
  const names = { ...DEFAULT_HEADER_NAMES, ...headers.names }
  const origin = baseUrl.replace(/\/+$/, '')
  const send = compose(layers(options, { timers, random }))(exchange(options, names))

  const run = async (
    endpoint: Endpoint,
    input: unknown,
    callOptions: CallOptions = {},
    expects: 'envelope' | 'file' = 'envelope',
  ): Promise<ApiReply> => {
    const { name, method, path, encoding, effect } = endpoint
    const { epoch, signal: epochSignal } = session
    const startedAt = clock.now()
    let outcome: CallEvent['outcome'] = 'ok'
    try {
      let url = origin + path
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
      const key = callOptions.idempotencyKey ?? (effect === 'money' && createUuid(random))
      if (key) sent['idempotency-key'] = key
      const { signal, timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS } = callOptions
      const reply = await send({
        endpoint,
        input,
        options: callOptions,
        epoch,
        epochSignal,
        signal,
        timeoutMs,
        expects,
        url,
        headers: sent,
        body,
      })
      // Replaced below, as is whatever else an older epoch answers.
      if (session.epoch !== epoch) throw new AbortedError(name, 'epoch')
      const header = (which: string) => reply.response.headers.get(which)
      if (endpoint.session === 'begin') session.begin(header(names.id), header(names.vid))
      if (endpoint.session === 'end') session.end('logout')
      return reply
    } catch (error) {
      const failure = session.epoch === epoch ? error : new AbortedError(name, 'epoch')
      outcome = isApiError(failure) ? failure.kind : 'error'
      if (failure === error) {
        if (endpoint.session === 'end') session.end('logout')
        else if (isSessionExpired(error)) session.expire(epoch)
      }
      throw failure
    } finally {
      try {
        observe?.({ name, method, path, durationMs: clock.now() - startedAt, outcome })
      } catch (error) {
        options.logger?.error('A call observer failed', error)
      }
    }
  }

  return {
    session,
    async call<E extends Endpoint>(endpoint: E, input: unknown, callOptions?: CallOptions) {
      const reply = await run(endpoint, input, callOptions)
      // The endpoint's own schema made this value, which the pipeline's types do not carry.
      return reply.data as SchemaOutput<E['output']>
    },
    async download(endpoint, input, callOptions) {
      if (!options.downloads) return missingPart()
      const { file } = await run(endpoint, input, callOptions, 'file')
      if (!file) throw new MalformedReplyError(endpoint.name, 'no-file')
      return file
    },
  }
}
