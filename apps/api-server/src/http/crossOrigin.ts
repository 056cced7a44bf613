import type { MiddlewareHandler } from 'hono'

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'content-type, d, lang, device, t, idempotency-key',
  'access-control-max-age': '600',
}

/** Lets the shells call from their own origins; shells normally share the API's origin and need none of it. */
export function crossOrigin(allowedOrigins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const allowed = origin !== undefined && allowedOrigins.includes(origin)
    c.header('vary', 'Origin')
    if (allowed) {
      c.header('access-control-allow-origin', origin)
      c.header('access-control-expose-headers', 'id, vid, Retry-After, Date')
    }
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined) {
      return c.body(null, allowed ? 204 : 403, allowed ? preflight : {})
    }
    await next()
    return undefined
  }
}
