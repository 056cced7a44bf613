import type { Endpoint } from '@koi/api-core'
import type { Context as HonoContext } from 'hono'
import { authenticate } from '../services/auth/session.ts'
import type { AppDeps, Context } from '../services/context.ts'
import { createRateLimit, type MemberLimit } from '../services/rateLimit.ts'
import { refuse } from '../services/refusal.ts'
import { createClientAddress } from './protocol/clientAddress.ts'
import { decodeInput, decodeUpload, dropUpload } from './protocol/decodeInput.ts'
import { HttpFailure } from './protocol/httpFailure.ts'
import { requireHeaders, localeOf } from './protocol/requestHeaders.ts'
import { checkReply } from './protocol/schemaIssues.ts'
import type { Route } from './routes/route.ts'

/**
 * Makes the handler of one call: headers, decoding, token, rate limit, input, service. A call that no service answers
 * yet is refused with `not-available` once its headers and, for members, its token are right.
 */
export function createHandle(
  { ctx, config, limitMember }: { ctx: Context; config: AppDeps['config']; limitMember: MemberLimit },
  endpoint: Endpoint,
  route?: Route,
) {
  async function identify(c: HonoContext, device: string) {
    const token = c.req.header('t')
    if (endpoint.access === 'public' || !token) return null
    const active = endpoint.name !== 'member.heartbeat'
    const holder = await authenticate({ ctx, input: { token, device, active } })
    if (holder?.freshToken) c.header('id', holder.freshToken)
    return holder
  }

  const addressOf = createClientAddress(config.trustedProxies ?? [])
  const limitRate = createRateLimit(ctx, endpoint.name)
  const { encoding } = endpoint
  return async (c: HonoContext): Promise<Response> => {
    const { brand, device, origin } = requireHeaders(c.req.raw.headers, config)
    const keyring = await ctx.keyring()
    c.header('vid', keyring.digest('visitor', device).slice(0, 22))
    // An upload is heavy: one of nobody is read to its end, and not kept.
    const decoded = encoding === 'multipart' ? undefined : await decodeInput(c.req.raw, encoding)
    const member = await identify(c, device)
    if (encoding === 'multipart' && !member) await dropUpload(c.req.raw)
    const address = addressOf(c.env, c.req.raw.headers)
    const wait = Math.max(
      await limitRate({ device, address, guest: member === null }),
      member ? await limitMember({ memberId: member.memberId, effect: endpoint.effect }) : 0,
    )
    if (wait > 0) throw new HttpFailure(429, 'too-many', { 'retry-after': String(wait) })
    if (endpoint.access === 'member' && !member) refuse('token')
    if (!route) refuse('not-available')
    const form = encoding === 'multipart' ? await decodeUpload(c.req.raw) : null
    const answered = route.answer(
      {
        ctx,
        locale: localeOf(c.req.header('lang') ?? null),
        device,
        caller: { device, address, userAgent: c.req.header('user-agent') ?? null },
        brand,
        member,
        key: c.req.header('idempotency-key') ?? null,
        shellOrigin: origin ?? config.allowedOrigins[0] ?? config.sandboxOrigin,
        setToken: (token) => c.header('id', token),
      },
      form ? form.fields : decoded,
    )
    const data = await answered.finally(() => form?.release())
    if (config.checkReplies) await checkReply(endpoint, data)
    if (route.revalidated) {
      // `vid` belongs to one device, so no cache between may keep the reply.
      c.header('cache-control', 'private, no-cache')
      c.header('vary', 'd, lang', { append: true })
    }
    return c.json({ status: true, data })
  }
}
