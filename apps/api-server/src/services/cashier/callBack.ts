import { depositEvent, type DepositEvent } from '@koi/contract/sandbox'
import { deposit } from '../../rules/deposit.ts'
import { callbackSignature } from '../../security/callbackSignature.ts'
import type { AppDeps, Context } from '../context.ts'
import type { JobKind } from '../queue/jobQueue.ts'

/** The sandbox cashier tells the house of a payment, as a provider would. */
export const callBack = {
  name: 'cashier.callback',
  payload: depositEvent,
  attempts: 12,
} satisfies JobKind<typeof depositEvent>

/** Where payment providers call back. */
export const callbackPath = '/api/hooks/deposit'

/**
 * Sends a signed callback to the house over HTTP, as a payment provider does.
 *
 * @throws Error when it was not accepted; the queue sends it again.
 */
export async function sendCallBack(deps: AppDeps, ctx: Context, event: DepositEvent): Promise<void> {
  const keyring = await ctx.keyring()
  const body = JSON.stringify(event)
  const seconds = Math.floor(ctx.clock.now() / 1000)
  const reply = await deps.fetch(`${deps.config.apiOrigin}${callbackPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'koi-signature': callbackSignature(keyring.digest('callback', 'deposit'), body, seconds),
    },
    body,
    signal: AbortSignal.timeout(deposit.callback.timeout),
  })
  await reply.body?.cancel()
  if (!reply.ok) throw new Error(`the callback was answered with ${reply.status}`)
}
