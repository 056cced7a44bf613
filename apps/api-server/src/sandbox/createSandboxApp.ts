import { phone, phoneArea, redeemInput, settleInput, stakeInput } from '@koi/contract'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppDeps } from '../http/appDeps.ts'
import { createContext } from '../http/createContext.ts'
import { decodeForm } from '../http/decodeForm.ts'
import { HttpFailure } from '../http/httpFailure.ts'
import { parseInput } from '../http/parseInput.ts'
import { replyToError } from '../http/replyToError.ts'
import { placeStake } from '../services/round/placeStake.ts'
import { redeemTicket } from '../services/round/redeemTicket.ts'
import { settleRound } from '../services/round/settleRound.ts'
import { readOutbox } from '../services/sms/readOutbox.ts'
import { bearerKey } from './bearerKey.ts'
import { demandSameOrigin } from './demandSameOrigin.ts'
import { mountCashier } from './mountCashier.ts'
import { mountPages } from './mountPages.ts'
import { readJson } from './readJson.ts'
import { sandboxPolicy } from './sandboxPolicy.ts'

const outboxInput = v.object({ area: phoneArea, phone })

/**
 * The sandbox origin: the game page with its rounds, the cashier that plays the payment provider, and the outbox of
 * text messages that are never sent. It knows tickets and keys of single games and orders, never a member's token (D20).
 */
export function createSandboxApp(deps: AppDeps): Hono {
  const { config, clock, logger } = deps
  const ctx = createContext(deps)
  const policy = sandboxPolicy(config.allowedOrigins)
  const app = new Hono()

  app.onError((error, c) => replyToError(error, c, logger))
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    c.header('content-security-policy', policy)
    c.header('date', new Date(clock.now()).toUTCString())
    await next()
  })
  app.use('/sandbox/*', async (c, next) => {
    demandSameOrigin(c.req.raw.headers, config.sandboxOrigin)
    await next()
  })
  app.post('/sandbox/session', async (c) => {
    const input = await readJson(c.req.raw, redeemInput)
    return c.json({ status: true, data: await redeemTicket({ ctx, input }) })
  })
  app.post('/sandbox/stake', async (c) => {
    const key = bearerKey(c.req.raw.headers, 'game-closed')
    const input = await readJson(c.req.raw, stakeInput)
    return c.json({ status: true, data: await placeStake({ ctx, input: { ...input, key } }) })
  })
  app.post('/sandbox/settle', async (c) => {
    const key = bearerKey(c.req.raw.headers, 'game-closed')
    const input = await readJson(c.req.raw, settleInput)
    return c.json({ status: true, data: await settleRound({ ctx, input: { ...input, key } }) })
  })
  app.get('/sandbox/outbox.json', async (c) => {
    const input = await parseInput(outboxInput, decodeForm(new URL(c.req.url).search.slice(1)))
    return c.json({ status: true, data: await readOutbox({ ctx, input }) })
  })
  mountCashier(app, ctx)
  mountPages(app)
  app.notFound((c) => replyToError(new HttpFailure(404, 'not-found'), c, logger))
  return app
}
