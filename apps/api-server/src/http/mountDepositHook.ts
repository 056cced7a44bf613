import { depositEvent } from '@koi/contract/sandbox'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { deposit } from '../rules/deposit.ts'
import { signatureProblem } from '../security/callbackSignature.ts'
import { callbackPath } from '../services/cashier/callBack.ts'
import type { AppDeps, Context } from '../services/context.ts'
import { receiveEvent } from '../services/deposit/receiveEvent.ts'
import type { Logger } from '../services/logger.ts'
import { createRateLimit } from '../services/rateLimit.ts'
import { createClientAddress } from './protocol/clientAddress.ts'
import { readBody } from './protocol/decodeInput.ts'
import { HttpFailure } from './protocol/httpFailure.ts'
import { unstorablePaths } from './protocol/storableText.ts'

const bodyLimit = 4_096

function parseEvent(body: string) {
  try {
    const event = v.safeParse(depositEvent, JSON.parse(body))
    return event.success && unstorablePaths(event.output).length === 0 ? event.output : null
  } catch {
    return null
  }
}

/**
 * Where payment providers call back. What is not signed with our secret, too old, or does not fit its order changes
 * nothing and is logged by its reason; what is signed with our secret also by its event and order. A repeat of an event is
 * accepted and does nothing. An address that keeps sending unsigned ones gets 429, and fills no log.
 */
export function mountDepositHook(
  app: Hono,
  { ctx, config, logger }: { ctx: Context; config: AppDeps['config']; logger: Logger },
): void {
  const limitForged = createRateLimit(ctx, 'deposit.callback')
  const addressOf = createClientAddress(config.trustedProxies ?? [])
  const note = (reason: string, about: { event?: string; order?: string } = {}) =>
    logger.error('a deposit callback was refused', { reason, ...about })
  const reject = (status: 400 | 403, ...noted: Parameters<typeof note>): never => {
    note(...noted)
    throw new HttpFailure(status, status === 403 ? 'forbidden' : 'bad-request')
  }
  app.post(callbackPath, async (c) => {
    const limit = async () => {
      const address = addressOf(c.env, c.req.raw.headers)
      const wait = await limitForged({ device: '', address, guest: true })
      if (wait > 0) throw new HttpFailure(429, 'too-many', { 'retry-after': String(wait) })
    }
    const body = await readBody(c.req.raw, bodyLimit).catch(async (error: unknown) => {
      await limit()
      if (error instanceof HttpFailure) note(error.code)
      throw error
    })
    const keyring = await ctx.keyring()
    const unsigned = signatureProblem(c.req.header('koi-signature') ?? null, {
      secret: keyring.digest('callback', 'deposit'),
      body,
      now: ctx.clock.now(),
      tolerance: deposit.callback.tolerance,
    })
    if (unsigned) {
      await limit()
      return reject(403, `signature-${unsigned}`)
    }
    const event = parseEvent(body)
    if (!event) return reject(400, 'malformed')
    const { id, order } = event
    const { problem, held } = await receiveEvent({ ctx, input: { event, body } })
    if (problem) return reject(400, problem, { event: id, order })
    if (held) logger.error('a deposit payment waits for a person to review it', { event: id, order })
    return c.json({ status: true, data: { accepted: true } })
  })
}
