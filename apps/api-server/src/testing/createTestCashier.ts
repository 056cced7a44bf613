import { contract } from '@koi/contract'
import { cashierSession, type CashierAction } from '@koi/contract/sandbox'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { TestPlayer, TestReply } from './createTestPlayer.ts'

/** The sandbox cashier's page of one order, without a browser. */
interface TestCashier {
  readonly session: v.InferInput<typeof cashierSession>
  readonly press: (action: CashierAction, id?: string) => Promise<TestReply>
}

/** Opens the cashier of an order as the member does. */
export async function createTestCashier(player: TestPlayer, orderId: string): Promise<TestCashier> {
  const { url } = await player.call(contract.openCashier, { id: orderId })
  const ticket = new URL(url).searchParams.get('ticket')
  const reply = await player.play('/sandbox/cashier/session', { ticket })
  const session = reply.data
  v.assert(cashierSession, session)
  return {
    session,
    press: (action, id = randomUUID()) => player.play('/sandbox/cashier/act', { action, id }, session.key),
  }
}
