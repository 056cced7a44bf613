import { wireAmount } from '../money/wireAmount.ts'
import type { SettledRound } from '../round/gameState.ts'
import type { CallResult } from './callResult.ts'
import { readEnvelope } from './readEnvelope.ts'
import { readSession } from './readSession.ts'
import { readSettled } from './readSettled.ts'
import { readStaked } from './readStaked.ts'
import type { Session } from './session.ts'

/** How long a call may take, ms (D3). */
export const callTimeout = 10_000

export interface SandboxCalls {
  redeem(ticket: string): Promise<CallResult<Session>>
  stake(key: string, round: string, amount: bigint): Promise<CallResult<{ round: string; balance: bigint }>>
  settle(key: string, round: string): Promise<CallResult<SettledRound>>
}

/** The three calls of the game page. None ever rejects and none retries by itself; a stake and its settlement are idempotent per round. */
export function createSandboxCalls(deps: { fetch: typeof globalThis.fetch }): SandboxCalls {
  async function post<Reply>(
    path: string,
    key: string | null,
    input: Readonly<Record<string, string>>,
    read: (data: unknown) => Reply,
  ): Promise<CallResult<Reply>> {
    try {
      const response = await deps.fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(callTimeout),
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
      })
      if (!response.ok) return { kind: 'unanswered' }
      return readEnvelope(await response.json(), read)
    } catch {
      return { kind: 'unanswered' }
    }
  }

  return {
    redeem: (ticket) => post('/sandbox/session', null, { ticket }, readSession),
    stake: (key, round, amount) =>
      post('/sandbox/stake', key, { round, amount: wireAmount(amount) }, readStaked),
    settle: (key, round) => post('/sandbox/settle', key, { round }, readSettled),
  }
}
