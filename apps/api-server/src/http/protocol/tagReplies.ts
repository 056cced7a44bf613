import type { MiddlewareHandler } from 'hono'
import { createHash } from 'node:crypto'

/** Whether an `if-none-match` header names the tag. */
function names(header: string | undefined, tag: string): boolean {
  return header !== undefined && header.split(',').some((one) => one.trim() === tag || one.trim() === '*')
}

/**
 * Tags what callers may keep, which is all that is not `no-store`, and answers 304 to those who have it already. Tags are
 * weak: compressed or not, the content is the same.
 */
export function tagReplies(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { status, headers } = c.res
    if (c.req.method !== 'GET' || status !== 200) return
    if (headers.get('cache-control')?.includes('no-store') !== false) return
    const body = new Uint8Array(await c.res.arrayBuffer())
    const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const known = names(c.req.header('if-none-match'), tag)
    c.res = new Response(known ? null : body, { status: known ? 304 : 200, headers })
    c.header('etag', tag)
    if (!known) return
    c.res.headers.delete('content-type')
    c.res.headers.delete('content-length')
  }
}
