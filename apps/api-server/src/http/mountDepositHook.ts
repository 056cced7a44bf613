import { depositEvent } from '@koi/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { deposit } from '../rules/deposit.ts'
import { signatureProblem } from '../security/callbackSignature.ts'
import { callbackPath } from '../services/cashier/callbackPath.ts'
import type { Context } from '../services/context.ts'
import { receiveEvent } from '../services/deposit/receiveEvent.ts'
import { HttpFailure } from './httpFailure.ts'
import type { Logger } from './logger.ts'
import { readBody } from './readBody.ts'

const bodyLimit = 4_096

function parseEvent(body: string) {
  try {
    return v.safeParse(depositEvent, JSON.parse(body))
  } catch {
    return { success: false } as const
  }
}

/**
 * Where payment providers call back. What is not signed with our secret, too old, or does not fit its order changes
 * nothing and is logged by its reason; what is signed with our secret also by its event and order. A repeat of an event is accepted and does nothing.
 */
export function mountDepositHook(app: Hono, { ctx, logger }: { ctx: Context; logger: Logger }): void {
  const note = (reason: string, about: { event?: string; order?: string } = {}) =>
    logger.error('a deposit callback was refused', { reason, ...about })
  const reject = (status: 400 | 403, ...noted: Parameters<typeof note>): never => {
    note(...noted)
    throw new HttpFailure(status, status === 403 ? 'forbidden' : 'bad-request')
  }
  app.post(callbackPath, async (c) => {
    const body = await readBody(c.req.raw, bodyLimit).catch((error: unknown) => {
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
    if (unsigned) return reject(403, `signature-${unsigned}`)
    const event = parseEvent(body)
    if (!event.success) return reject(400, 'malformed')
    const problem = await receiveEvent({ ctx, input: { event: event.output, body } })
    if (problem) return reject(400, problem, { event: event.output.id, order: event.output.order })
    return c.json({ status: true, data: { accepted: true } })
  })
}
