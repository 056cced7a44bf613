import type { Duplex } from 'node:stream'
import { errorCode } from '../db/errorCode.ts'
import { jsonPolicy } from './jsonPolicy.ts'
import { securityHeaders } from './securityHeaders.ts'

const tooLarge = 'HPE_HEADER_OVERFLOW'

/**
 * Answers what Node's parser gives up on before a request exists: headers or a URL that are too long get 413, anything
 * that is no HTTP gets 400, in the envelope like every other failure (D2). For a server's `clientError` event.
 */
export function answerClientError(error: Error, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
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
