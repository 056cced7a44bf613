import { contract } from '@koi/contract'
import { Hono } from 'hono'
import { sql } from 'kysely'
import type { AppDeps } from './appDeps.ts'
import { createContext } from './createContext.ts'
import { createHandle } from './createHandle.ts'
import { crossOrigin } from './crossOrigin.ts'
import { HttpFailure } from './httpFailure.ts'
import { mountDepositHook } from './mountDepositHook.ts'
import { mountDocs } from './mountDocs.ts'
import { replyToError } from './replyToError.ts'
import { routes } from './routes.ts'
import { setSecurityHeaders } from './setSecurityHeaders.ts'

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
  const { config, clock, logger, db } = deps
  const ctx = createContext(deps)
  const app = new Hono()

  app.onError((error, c) => replyToError(error, c, logger))
  app.use('/api/*', async (c, next) => {
    const started = performance.now()
    setSecurityHeaders(c)
    c.header('date', new Date(clock.now()).toUTCString())
    await next()
    const ms = Math.round(performance.now() - started)
    logger.info('request', { method: c.req.method, path: c.req.path, status: c.res.status, ms })
  })
  app.use('/api/*', crossOrigin(config.allowedOrigins))
  app.get('/api/health', async (c) => {
    await sql`select 1`.execute(db)
    return c.json({ status: true, data: { version: config.version } })
  })
  mountDocs(app, config.version)
  mountDepositHook(app, { ctx, logger })

  const answered = new Map(routes.map((route) => [route.endpoint.name, route]))
  for (const [path, endpoints] of Map.groupBy(Object.values(contract), (endpoint) => endpoint.path)) {
    const handles = new Map(
      endpoints.map((endpoint) => [
        endpoint.method,
        createHandle(ctx, config, endpoint, answered.get(endpoint.name)),
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
