import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { headersOf } from './scenarios.ts'

/** The bytes of a reply to a guest as they travel, compressed or not, and what says how to read them. */
export async function copyReply(
  url: URL,
): Promise<{ body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const { t: _token, ...headers } = headersOf(1)
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject)
  })
  const body = new Uint8Array(await buffer(reply))
  const told = ['content-type', 'content-encoding', 'etag'].flatMap((name) => {
    const value = reply.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { body, headers: Object.fromEntries(told) }
}
