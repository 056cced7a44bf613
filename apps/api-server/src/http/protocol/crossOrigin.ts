import type { MiddlewareHandler } from 'hono'

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'content-type, d, lang, device, t, idempotency-key',
  'access-control-max-age': '600',
}

/** What a reply to an origin says of who may read it: the shells may, from their own origins. */
export function originHeaders(
  origin: string | null,
  allowedOrigins: readonly string[],
): Record<string, string> {
  if (origin === null || !allowedOrigins.includes(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'id, vid, Retry-After, Date',
  }
}

/** Lets the shells call from their own origins; shells normally share the API's origin and need none of it. */
export function crossOrigin(allowedOrigins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin') ?? null
    const headers = originHeaders(origin, allowedOrigins)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined) {
      const allowed = 'access-control-allow-origin' in headers
      return c.body(null, allowed ? 204 : 403, allowed ? preflight : {})
    }
    await next()
    return undefined
  }
}
