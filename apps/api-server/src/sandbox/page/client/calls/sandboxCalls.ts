import { wireAmount } from '../money/wireAmount.ts'
import type { SettledRound } from '../round/gameState.ts'
import type { CallResult } from './callResult.ts'
import { createPostJson } from './postJson.ts'
import { readSession } from './readSession.ts'
import { readSettled } from './readSettled.ts'
import { readStaked } from './readStaked.ts'
import type { Session } from './session.ts'

export interface SandboxCalls {
  redeem(ticket: string): Promise<CallResult<Session>>
  stake(key: string, round: string, amount: bigint): Promise<CallResult<{ round: string; balance: bigint }>>
  settle(key: string, round: string): Promise<CallResult<SettledRound>>
}

/** The three calls of the game page. None ever rejects and none retries by itself; a stake and its settlement are idempotent per round. */
export function createSandboxCalls(deps: { fetch: typeof globalThis.fetch }): SandboxCalls {
  const post = createPostJson(deps)

  return {
    redeem: (ticket) => post('/sandbox/session', null, { ticket }, readSession),
    stake: (key, round, amount) =>
      post('/sandbox/stake', key, { round, amount: wireAmount(amount) }, readStaked),
    settle: (key, round) => post('/sandbox/settle', key, { round }, readSettled),
  }
}
