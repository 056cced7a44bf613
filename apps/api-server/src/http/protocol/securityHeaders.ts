import type { Context } from 'hono'
import type { Duplex } from 'node:stream'
import { errorCode } from '../../db/errorCode.ts'

/** Headers of every reply of the API: nothing is stored, sniffed, framed or run (D22). */
const securityHeaders: readonly (readonly [string, string])[] = [
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
]

/** The policy of JSON replies. */
const jsonPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The headers of every JSON reply by name (D22). */
export const jsonHeaders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(securityHeaders),
  'content-security-policy': jsonPolicy,
}

/** Puts the headers of every JSON reply on the reply to come (D22). */
export function setSecurityHeaders(c: Context): void {
  for (const [name, value] of Object.entries(jsonHeaders)) c.header(name, value)
}

const tooLarge = 'HPE_HEADER_OVERFLOW'

/** How long a peer has to read such an answer and close its side, in ms. */
const lingering = 1_000

/**
 * Answers what Node's parser gives up on before a request exists: headers or a URL that are too long get 413, anything
 * that is no HTTP, or was not sent in time, gets 400, in the envelope like every other failure (D2). A peer that has
 * sent nothing gets no answer. For a server's `clientError` event, whose listener has to close the connection.
 */
export function answerClientError(error: Error, socket: Duplex): void {
  const silent = 'bytesRead' in socket && socket.bytesRead === 0
  if (!socket.writable || silent) {
    socket.destroy()
    return
  }
  const close = setTimeout(() => socket.destroy(), lingering)
  socket.once('close', () => clearTimeout(close))
  const [line, code] =
    errorCode(error) === tooLarge
      ? ['413 Content Too Large', 'too-large']
      : ['400 Bad Request', 'bad-request']
  const body = JSON.stringify({ status: false, data: { code } })
  socket.end(
    [
      `HTTP/1.1 ${line}`,
      'content-type: application/json',
      ...securityHeaders.map(([name, value]) => `${name}: ${value}`),
      `content-security-policy: ${jsonPolicy}`,
      'connection: close',
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  )
}
