import type { ClientOptions, HeaderNames } from './clientOptions.ts'
import { HttpError, MalformedReplyError, SchemaError } from '../errors/replyErrors.ts'
import { NetworkError } from '../errors/connectionErrors.ts'
import type { FetchInit } from '../ports/network.ts'
import type { Next } from './middleware.ts'
import { refusal } from '../errors/refusals.ts'

/**
 * One try on the wire, the innermost part of the pipeline: sends the token that is valid by now, keeps the rotated one as
 * soon as headers arrive and unless the epoch is over (D5), opens the envelope (D2) and holds its data against the
 * contract. Written flat, because every layer of promises is paid by every call.
 *
 * @example
 * ```ts
 * const transport = exchange({ session, headers }, DEFAULT_HEADER_NAMES)
 * ```
 */
export function exchange(options: ClientOptions, { t, id, vid }: HeaderNames): Next {
  const { session, serverClock, upload, clock = Date } = options
  return async ({ endpoint, epoch, url, headers, body, signal, options: { onUploadProgress, read } }) => {
    const { name } = endpoint
    const held = session.epoch === epoch && session.token()
    const init: FetchInit = {
      method: endpoint.method,
      headers: held ? { ...headers, [t]: held } : headers,
      body,
      signal: signal ?? null,
      // Following would carry the token to wherever the redirect points.
      redirect: 'manual',
      // What the server lets a browser keep is asked about each time, and comes again only when it has changed.
      cache: endpoint.effect === 'money' ? 'no-store' : 'no-cache',
    }
    const sentAt = clock.now()
    let response: Response
    let text: string
    try {
      // The platform's is looked up at each call, so that one that is replaced later is the one that is used.
      response =
        onUploadProgress && upload
          ? await upload(url, init, onUploadProgress)
          : await (options.fetch ?? fetch)(url, init)
      // A refused login must never yield a session: its headers are read when the whole reply is known to be good.
      if (endpoint.session !== 'begin') {
        session.store(epoch, response.headers.get(id), response.headers.get(vid))
      }
      serverClock?.learn(response.headers.get('date'), sentAt)
      const file = await read?.(response)
      if (file !== undefined) return { response, data: file }
      text = await response.text()
    } catch (error) {
      throw new NetworkError(name, error)
    }
    if (response.status !== 200) {
      throw new HttpError(name, response.status, text, response.headers.get('retry-after'))
    }
    let envelope: { readonly status?: unknown; readonly data?: unknown } | null
    try {
      envelope = JSON.parse(text)
    } catch {
      throw new MalformedReplyError(name, 'not-json', text)
    }
    if (typeof envelope?.status !== 'boolean') throw new MalformedReplyError(name, 'no-status', text)
    if (!envelope.status) throw refusal(name, envelope.data)
    if (read) throw new MalformedReplyError(name, 'no-file')
    const result = await endpoint.output['~standard'].validate(envelope.data)
    if (result.issues) throw new SchemaError(name, result.issues)
    return { response, data: result.value }
  }
}
