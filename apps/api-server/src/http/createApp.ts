import { contract } from '@koi/contract'
import { Hono, type MiddlewareHandler } from 'hono'
import { pingDatabase } from '../services/pingDatabase.ts'
import { type AppDeps, createContext } from '../services/context.ts'
import { createMemberLimit } from '../services/rateLimit.ts'
import { closeSite } from './closeSite.ts'
import { createHandle } from './createHandle.ts'
import { mountDepositHook } from './mountDepositHook.ts'
import { mountDocs } from './mountDocs.ts'
import { mountPictures } from './mountPictures.ts'
import { compressReplies } from './protocol/compressReplies.ts'
import { HttpFailure, replyToError } from './protocol/httpFailure.ts'
import { setSecurityHeaders } from './protocol/securityHeaders.ts'
import { tagReplies } from './protocol/tagReplies.ts'
import { routes } from './routes/routes.ts'

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'content-type, d, lang, device, t, idempotency-key',
  'access-control-max-age': '600',
}

/** Lets the shells call from their own origins; shells normally share the API's origin and need none of it. */
function crossOrigin(allowedOrigins: readonly string[]): MiddlewareHandler {
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

/**
 * The API: every call of the contract, and the reference, under `/api`. Nothing runs until a request comes.
 *
 * @example
 * ```ts
 * const app = createApp({ db, clock: Date, random: systemRandom, logger, config })
 * const reply = await app.request('/api/health')
 * ```
 */
export function createApp(deps: AppDeps): Hono {
  const { config, clock, logger } = deps
  const ctx = createContext(deps)
  const app = new Hono()

  app.onError((error, c) => replyToError(error, c, logger))
  app.use('/api/*', async (c, next) => {
    setSecurityHeaders(c)
    c.header('date', new Date(clock.now()).toUTCString())
    await next()
  })
  app.use('/api/*', crossOrigin(config.allowedOrigins))
  app.use('/api/*', compressReplies())
  app.use('/api/*', tagReplies())
  app.get('/api/health', async (c) => {
    await pingDatabase({ ctx })
    return c.json({ status: true, data: { version: config.version } })
  })
  mountDocs(app, config)
  mountDepositHook(app, { ctx, config, logger })
  mountPictures(app, { ctx })
  // Health, the reference and callbacks of payments are answered all the same.
  app.use('/api/*', closeSite(config, clock))

  const limitMember = createMemberLimit(ctx, config.memberLimits)
  const answered = new Map(routes.map((route) => [route.endpoint.name, route]))
  for (const [path, endpoints] of Map.groupBy(Object.values(contract), (endpoint) => endpoint.path)) {
    const handles = new Map(
      endpoints.map((endpoint) => [
        endpoint.method,
        createHandle({ ctx, config, limitMember }, endpoint, answered.get(endpoint.name)),
      ]),
    )
    const methods = [...handles.keys()].join(', ')
    app.all(path, (c) => {
      const handle = [...handles].find(([method]) => method === c.req.raw.method)?.[1]
      if (!handle) throw new HttpFailure(405, 'method-not-allowed', { allow: methods })
      return handle(c)
    })
  }
  app.all('/api/*', () => {
    throw new HttpFailure(404, 'not-found')
  })
  app.notFound((c) => {
    setSecurityHeaders(c)
    c.header('date', new Date(clock.now()).toUTCString())
    return replyToError(new HttpFailure(404, 'not-found'), c, logger)
  })
  return app
}
