import type { MiddlewareHandler } from 'hono'
import { hash } from 'node:crypto'

/** The tag of a body. It is weak: what has it may be compressed on its way. */
export function tagOf(content: string | Uint8Array): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`
}

/** Whether an `if-none-match` header names the tag, weak or not (RFC 9110, 13.1.2). */
export function namesTag(header: string | null | undefined, tag: string): boolean {
  if (header == null) return false
  const content = tag.replace(/^W\//, '')
  return header.trim() === '*' || (header.match(/"[^"]*"/g)?.includes(content) ?? false)
}

/**
 * Tags what callers may keep, which is all that is not `no-store`, and answers 304 to those who have it already.
 */
export function tagReplies(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { status, headers } = c.res
    if (c.req.method !== 'GET' || status !== 200) return
    if (headers.get('cache-control')?.includes('no-store') !== false) return
    const body = new Uint8Array(await c.res.arrayBuffer())
    const tag = tagOf(body)
    const known = namesTag(c.req.header('if-none-match'), tag)
    c.res = new Response(known ? null : body, { status: known ? 304 : 200, headers })
    c.header('etag', tag)
    if (!known) return
    c.res.headers.delete('content-type')
    c.res.headers.delete('content-length')
    c.res.headers.delete('content-encoding')
    c.res.headers.delete('last-modified')
  }
}
