import { REQUEST_TIMEOUT_MS } from '../constants/requestTimeoutMs.ts'
import type { Endpoint } from '../endpoint/endpoint.ts'
import type { SchemaOutput } from '../endpoint/standardSchema.ts'
import { MalformedReplyError } from '../errors/malformedReplyError.ts'
import { compose } from '../pipeline/compose.ts'
import { ORDER } from '../pipeline/order.ts'
import { transport } from '../pipeline/transport.ts'
import { systemTimers } from '../ports/systemTimers.ts'
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
  const { session, headers, timeoutMs: defaultTimeoutMs = REQUEST_TIMEOUT_MS } = options
  const deps = {
    baseUrl: options.baseUrl ?? '',
    session,
    names: { ...DEFAULT_HEADER_NAMES, ...headers.names },
    d: headers.d,
    language: headers.language,
    deviceId: headers.deviceId,
    clock: options.clock ?? Date,
    timers: options.timers ?? systemTimers,
    random: options.random ?? crypto,
    logger: options.logger,
    observe: options.observe,
    serverClock: options.serverClock,
    use: options.use ?? [],
  }
  // Looked up at each call, so that a fetch that is replaced later is the one that is used.
  const send = options.fetch ?? ((url, init) => fetch(url, init))
  const pipeline = compose(ORDER.map((make) => make(deps)))(transport(send, options.upload))

  const run = (
    endpoint: Endpoint,
    input: unknown,
    expects: 'envelope' | 'file',
    callOptions: CallOptions = {},
  ) =>
    pipeline({
      endpoint,
      input,
      options: callOptions,
      epoch: session.epoch,
      epochSignal: session.signal,
      signal: callOptions.signal,
      timeoutMs: callOptions.timeoutMs ?? defaultTimeoutMs,
      expects,
      url: '',
      headers: {},
      body: null,
    })

  return {
    session,
    async call<E extends Endpoint>(endpoint: E, input: unknown, callOptions?: CallOptions) {
      const reply = await run(endpoint, input, 'envelope', callOptions)
      // The endpoint's own schema made this value, which the pipeline's types do not carry.
      return reply.data as SchemaOutput<E['output']>
    },
    async download(endpoint, input, callOptions) {
      const { file } = await run(endpoint, input, 'file', callOptions)
      if (!file) throw new MalformedReplyError(endpoint.name, 'no-file')
      return file
    },
  }
}
