import type { Endpoint } from '@koi/api-core'
import type { Context as HonoContext } from 'hono'
import { authenticate } from '../services/auth/authenticate.ts'
import type { Context } from '../services/context.ts'
import { refuse } from '../services/refuse.ts'
import type { AppDeps } from './appDeps.ts'
import { checkReply } from './checkReply.ts'
import { clientAddress } from './clientAddress.ts'
import { decodeInput } from './decodeInput.ts'
import { demandHeaders } from './demandHeaders.ts'
import { localeOf } from './localeOf.ts'
import { rateLimit } from './rateLimit.ts'
import type { Route } from './route.ts'

/**
 * Makes the handler of one call: headers, decoding, token, rate limit, input, service. A call that no service answers
 * yet is refused with `not-available` once its headers and, for members, its token are right.
 */
export function createHandle(ctx: Context, config: AppDeps['config'], endpoint: Endpoint, route?: Route) {
  async function identify(c: HonoContext) {
    const token = c.req.header('t')
    if (endpoint.access === 'public' || !token) return null
    const active = endpoint.name !== 'member.heartbeat'
    const holder = await authenticate({ ctx, input: { token, active } })
    if (holder?.freshToken) c.header('id', holder.freshToken)
    return holder
  }

  return async (c: HonoContext): Promise<Response> => {
    const { device, origin } = demandHeaders(c.req.raw.headers, config)
    const keyring = await ctx.keyring()
    c.header('vid', keyring.digest('visitor', device).slice(0, 22))
    const fields = await decodeInput(c.req.raw, endpoint.encoding)
    const member = await identify(c)
    const address = clientAddress(c.env, c.req.raw.headers, config.trustForwarded ?? false)
    await rateLimit(ctx, endpoint.name, { device, address, guest: member === null })
    if (endpoint.access === 'member' && !member) refuse('token')
    if (!route) refuse('not-available')
    const data = await route.answer(
      {
        ctx,
        locale: localeOf(c.req.header('lang') ?? null),
        device,
        member,
        idempotencyKey: c.req.header('idempotency-key') ?? null,
        shellOrigin: origin ?? config.allowedOrigins[0] ?? config.sandboxOrigin,
        setToken: (token) => c.header('id', token),
      },
      fields,
    )
    if (config.checkReplies) await checkReply(endpoint, data)
    return c.json({ status: true, data })
  }
}
