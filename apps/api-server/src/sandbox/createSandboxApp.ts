import {
  cashierAct,
  cashierTicket,
  outboxInput,
  redeemInput,
  settleInput,
  stakeInput,
} from '@koi/contract/sandbox'
import { Hono } from 'hono'
import { decodeForm } from '../http/protocol/decodeInput.ts'
import { HttpFailure, replyToError } from '../http/protocol/httpFailure.ts'
import { parseInput } from '../http/protocol/schemaIssues.ts'
import { pressButton } from '../services/cashier/pressButton.ts'
import { redeemCashierTicket } from '../services/cashier/redeemCashierTicket.ts'
import { type AppDeps, createContext } from '../services/context.ts'
import { readDraws } from '../services/draw/readDraws.ts'
import { placeStake } from '../services/round/placeStake.ts'
import { readPlayerBalance } from '../services/round/readPlayerBalance.ts'
import { redeemTicket } from '../services/round/redeemTicket.ts'
import { settleRound } from '../services/round/settleRound.ts'
import { readOutbox } from '../services/sms/sendSms.ts'
import { closeGames } from './closeGames.ts'
import { bearerKey, readJson, requireSameOrigin } from './readRequest.ts'
import { servePages } from './servePages.ts'
import { serveStatistics } from './standInStatistics.ts'

/**
 * The sandbox origin: the calls of the game page, of the cashier that plays the payment provider, and of the outbox of
 * text messages that are never sent; and, given the folder of the built pages, the pages themselves. It knows tickets
 * and keys of single games and orders, never a member's token (D20).
 */
export function createSandboxApp(deps: AppDeps, pages: string | null = null): Hono {
  const { config, clock, logger } = deps
  const ctx = createContext(deps)
  const framed = contentSecurityPolicy(config.allowedOrigins)
  const alone = contentSecurityPolicy([])
  const app = new Hono()

  app.onError((error, c) => replyToError(error, c, logger))
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    c.header('content-security-policy', framedPages.has(c.req.path) ? framed : alone)
    c.header('date', new Date(clock.now()).toUTCString())
    await next()
  })
  app.use('/sandbox/*', async (c, next) => {
    requireSameOrigin(c.req.raw.headers, config.sandboxOrigin)
    await next()
  })
  closeGames(app, { config, clock, shells: ancestors(config.allowedOrigins) })
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
  app.post('/sandbox/draw', async (c) => {
    const key = bearerKey(c.req.raw.headers, 'game-closed')
    return c.json({ status: true, data: await readDraws({ ctx, input: { key } }) })
  })
  app.post('/sandbox/balance', async (c) => {
    const key = bearerKey(c.req.raw.headers, 'game-closed')
    return c.json({ status: true, data: await readPlayerBalance({ ctx, input: { key } }) })
  })
  app.post('/sandbox/cashier/session', async (c) => {
    const input = await readJson(c.req.raw, cashierTicket)
    return c.json({ status: true, data: await redeemCashierTicket({ ctx, input }) })
  })
  app.post('/sandbox/cashier/act', async (c) => {
    const key = bearerKey(c.req.raw.headers, 'order-unknown')
    const input = await readJson(c.req.raw, cashierAct)
    return c.json({ status: true, data: await pressButton({ ctx, input: { ...input, key } }) })
  })
  app.get('/sandbox/outbox.json', async (c) => {
    const input = await parseInput(outboxInput, decodeForm(new URL(c.req.url).search.slice(1)))
    return c.json({ status: true, data: await readOutbox({ ctx, input }) })
  })
  if (config.statistics?.length) serveStatistics(app)
  if (pages !== null) servePages(app, pages)
  app.notFound((c) => replyToError(new HttpFailure(404, 'not-found'), c, logger))
  return app
}

/** The pages that stand in a frame of the shells; cashier and outbox open in a window of their own. */
const framedPages: ReadonlySet<string> = new Set(['/play', '/desk'])

/** Who may frame a page. */
function ancestors(shellOrigins: readonly string[]): string {
  return shellOrigins.length > 0 ? [...new Set(shellOrigins)].join(' ') : "'none'"
}

/** The policy of the sandbox's pages: nothing inline, framed by these shells alone (D22). */
function contentSecurityPolicy(shellOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors(shellOrigins)}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
