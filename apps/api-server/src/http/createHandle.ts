import type { Endpoint } from '@koi/api-core'
import type { Context as HonoContext } from 'hono'
import { authenticate } from '../services/auth/session.ts'
import type { AppDeps, Context } from '../services/context.ts'
import type { Logger } from '../services/logger.ts'
import { createRateLimit, type MemberLimit } from '../services/rateLimit.ts'
import { refuse } from '../services/refusal.ts'
import { createClosure } from './closeSite.ts'
import { createCallerRegion } from './protocol/callerRegion.ts'
import { createClientAddress } from './protocol/clientAddress.ts'
import { decodeInput, decodeUpload, dropUpload } from './protocol/decodeInput.ts'
import { describeError, HttpFailure } from './protocol/httpFailure.ts'
import { localeOf, requireHeaders } from './protocol/requestHeaders.ts'
import { checkReply } from './protocol/schemaIssues.ts'
import { addTo, sendReply, sendTagged } from './protocol/sendReply.ts'
import { describeReady, isKept, knownQuery, readyKey, type ReadyReplies, shareReply } from './readyReplies.ts'
import type { HeadersFor } from './replyHeaders.ts'
import type { Route } from './routes/route.ts'
import type { VisitorOf } from './visitors.ts'

/** What the handlers of all calls share. */
export interface HandleDeps {
  readonly ctx: Context
  readonly config: AppDeps['config']
  readonly logger: Logger
  readonly limitMember: MemberLimit
  readonly ready: ReadyReplies
  readonly visitorOf: VisitorOf
  readonly headersFor: HeadersFor
}

/**
 * Makes the handler of one call: headers, decoding, token, rate limit, input, service. A call that no service answers
 * yet is refused with `not-available` once its headers and, for members, its token are right. The handler makes the whole
 * reply: what a middleware does to it afterwards costs more than most calls.
 */
export function createHandle(deps: HandleDeps, endpoint: Endpoint, route?: Route) {
  const { ctx, config, logger, limitMember, ready, visitorOf, headersFor } = deps
  const closureOf = createClosure(config, ctx.clock)
  const addressOf = createClientAddress(config.trustedProxies ?? [])
  const regionOf = createCallerRegion(config)
  const limitRate = createRateLimit(ctx, endpoint.name)
  const { encoding, access, effect, method } = endpoint
  const isPublicRead = effect === 'read' && access !== 'member'
  const mayCompress = method === 'GET' || isPublicRead
  const kept = route !== undefined && isKept(route)

  async function identify(c: HonoContext, headers: Record<string, string>, device: string) {
    const token = c.req.raw.headers.get('t')
    if (access === 'public' || !token) return null
    const active = endpoint.name !== 'member.heartbeat'
    const holder = await authenticate({
      ctx,
      input: { token, device, active, counted: effect === 'read' ? null : effect },
    })
    if (holder?.freshToken) headers['id'] = holder.freshToken
    return holder
  }

  async function answer(c: HonoContext, headers: Record<string, string>): Promise<Response> {
    const asked = c.req.raw.headers
    const { brand, device, origin } = requireHeaders(asked, config)
    headers['vid'] = visitorOf(device) ?? (await ctx.keyring()).digest('visitor', device).slice(0, 22)
    // An upload is heavy: one of nobody is read to its end, and not kept.
    const decoded = encoding === 'multipart' ? undefined : await decodeInput(c.req.raw, encoding)
    const member = await identify(c, headers, device)
    if (encoding === 'multipart' && !member) await dropUpload(c.req.raw)
    const address = addressOf(c.env, asked)
    const wait = Math.max(
      await limitRate({ device, address, guest: member === null }),
      member ? limitMember(member, endpoint.effect) : 0,
    )
    if (wait > 0) throw new HttpFailure(429, 'too-many', { 'retry-after': String(wait) })
    if (access === 'member' && !member) refuse('token')
    if (!route) refuse('not-available')
    const form = encoding === 'multipart' ? await decodeUpload(c.req.raw) : null
    const work = async () => {
      const answered = route.answer(
        {
          ctx,
          locale: localeOf(asked.get('lang')),
          device,
          caller: { device, address, region: regionOf(c.env, asked), userAgent: asked.get('user-agent') },
          brand,
          member,
          key: asked.get('idempotency-key'),
          shellOrigin: origin ?? config.allowedOrigins[0] ?? config.sandboxOrigin,
          setToken: (token) => {
            headers['id'] = token
          },
        },
        form ? form.fields : decoded,
      )
      const data = await answered.finally(() => form?.release())
      if (config.checkReplies) await checkReply(endpoint, data)
      return { status: true, data }
    }
    const query = kept ? await knownQuery(endpoint, decoded) : null
    if (query !== null) {
      const key = readyKey({ name: endpoint.name, brand: brand.d, lang: asked.get('lang'), query })
      const reply = await ready.get(key, work)
      shareReply(headers)
      const { status, body } = describeReady(asked, headers, reply)
      return new Response(body, { status, headers })
    }
    const draft = { status: 200, headers, envelope: await work(), mayCompress }
    // What members are told otherwise is the same for all guests.
    const isForGuests = access === 'optional' && isPublicRead && method === 'GET' && member === null
    if (!route.shared && !isForGuests) return sendReply(c, draft)
    shareReply(headers)
    if (isForGuests) addTo(headers, 'vary', 't')
    return sendTagged(c, draft)
  }

  async function answerAll(c: HonoContext): Promise<Response> {
    const asked = c.req.raw.headers
    const headers = headersFor(asked)
    const closed = closureOf(c.env, asked)
    if (closed) return sendReply(c, { ...closed, headers: { ...headers, ...closed.headers } })
    try {
      return await answer(c, headers)
    } catch (error) {
      const { status, headers: more, envelope } = describeError(error, c.req.path, logger)
      return sendReply(c, { status, headers: { ...headers, ...more }, envelope })
    }
  }
  return answerAll
}
