import { contract } from '@koi/contract'
import { Hono } from 'hono'
import { createCatalogueVersion } from '../services/catalogue/catalogueVersion.ts'
import { pingDatabase } from '../services/pingDatabase.ts'
import { type AppDeps, type Context, createContext } from '../services/context.ts'
import { createMemberLimit } from '../services/rateLimit.ts'
import { type AnswerAtOnce, createAnswerAtOnce } from './answerAtOnce.ts'
import { createClosure } from './closeSite.ts'
import { createHandle } from './createHandle.ts'
import { mountDepositHook } from './mountDepositHook.ts'
import { mountDocs } from './mountDocs.ts'
import { mountPictures } from './mountPictures.ts'
import { crossOrigin } from './protocol/crossOrigin.ts'
import { compressReplies } from './protocol/compressReplies.ts'
import { HttpFailure, replyToError } from './protocol/httpFailure.ts'
import { setSecurityHeaders } from './protocol/securityHeaders.ts'
import { tagReplies } from './protocol/tagReplies.ts'
import { createHeaders } from './replyHeaders.ts'
import { createVisitors } from './visitors.ts'
import { createReadyReplies } from './readyReplies.ts'
import { routes } from './routes/routes.ts'

/** What is no call of the contract, and what a call does not take: these wait for nothing, and go through middleware. */
function createRest(
  { config, clock, logger }: AppDeps,
  ctx: Context,
  methods: ReadonlyMap<string, string>,
): Hono {
  const rest = new Hono()
  rest.onError((error, c) => replyToError(error, c, logger))
  rest.use(async (c, next) => {
    setSecurityHeaders(c)
    c.header('date', new Date(clock.now()).toUTCString())
    await next()
  })
  rest.use('/api/*', crossOrigin(config.allowedOrigins))
  rest.use('/api/*', compressReplies())
  rest.use('/api/*', tagReplies())
  rest.get('/api/health', async (c) => {
    await pingDatabase({ ctx })
    return c.json({ status: true, data: { version: config.version } })
  })
  mountDocs(rest, config)
  mountDepositHook(rest, { ctx, config, logger })
  mountPictures(rest, { ctx })
  // Health, the reference and callbacks of payments are answered all the same.
  const closureOf = createClosure(config, clock)
  rest.use('/api/*', async (c, next) => {
    const closed = closureOf(c.env, c.req.raw.headers)
    return closed ? c.json(closed.envelope, closed.status, { ...closed.headers }) : next()
  })
  for (const [path, allow] of methods) {
    rest.all(path, () => {
      throw new HttpFailure(405, 'method-not-allowed', { allow })
    })
  }
  rest.notFound((c) => replyToError(new HttpFailure(404, 'not-found'), c, logger))
  return rest
}

/**
 * The API: every call of the contract, and the reference, under `/api`. Nothing runs until a request comes. On a port of
 * Node's, what is there in bytes can be answered without the app.
 *
 * @example
 * ```ts
 * const { app, answerAtOnce } = createApp({ db, clock: Date, random: systemRandom, logger, config })
 * const reply = await app.request('/api/health')
 * ```
 */
export function createApp(deps: AppDeps): { readonly app: Hono; readonly answerAtOnce: AnswerAtOnce } {
  const { config, logger } = deps
  const ctx = createContext(deps)
  const app = new Hono()
  const limitMember = createMemberLimit(ctx, config.memberLimits)
  const ready = createReadyReplies(createCatalogueVersion(ctx))
  const headersFor = createHeaders(config, deps.clock)
  const shared = { ctx, config, logger, limitMember, ready, headersFor, visitorOf: createVisitors(ctx) }
  const answered = new Map(routes.map((route) => [route.endpoint.name, route]))
  const paths = Map.groupBy(Object.values(contract), (endpoint) => endpoint.path)
  const methods = [...paths].map(
    ([path, endpoints]) => [path, endpoints.map(({ method }) => method).join(', ')] as const,
  )
  const rest = createRest(deps, ctx, new Map(methods))
  for (const [path, endpoints] of paths) {
    const handles = new Map<string, ReturnType<typeof createHandle>>(
      endpoints.map((endpoint) => [
        endpoint.method,
        createHandle(shared, endpoint, answered.get(endpoint.name)),
      ]),
    )
    app.all(path, (c) => handles.get(c.req.raw.method)?.(c) ?? rest.fetch(c.req.raw, c.env))
  }
  app.notFound((c) => rest.fetch(c.req.raw, c.env))
  return { app, answerAtOnce: createAnswerAtOnce(shared, routes) }
}
