import { encodeAmounts } from '@koi/contract'
import type { BetLine } from '@koi/contract/engines'
import {
  balanceReply,
  drawReply,
  heldRound,
  type matchOnClock,
  redeemReply,
  settleReply,
  stakeReply,
} from '@koi/contract/sandbox'
import * as v from 'valibot'
import { createPostJson, type CallResult } from '../../protocol/postJson.ts'

/** A round whose stake is held and which must be settled first. */
export type HeldRound = v.InferOutput<typeof heldRound>

/** What a redeemed ticket gives. `key` authorises later calls and stays in memory. */
export type Session = v.InferOutput<typeof redeemReply>

const staked = v.pick(stakeReply, ['round', 'balance'])

/** What is settled of a round; `balance` is the one after the payout. */
export type SettledRound = v.InferOutput<typeof settleReply>

/** A match of the schedule as it stands on the clock. */
export type MatchOnClock = v.InferOutput<typeof matchOnClock>

/** How a game that is drawn on a clock stands: the draw whose bets are taken, the last ones, and the player's rounds. */
export type Draws = v.InferOutput<typeof drawReply>

/**
 * A call of the game; a refusal for the sake of a round that is still open names that round, one for the sake of bets
 * that are no longer offered names their selections.
 */
export type GameResult<Reply> =
  | Exclude<CallResult<Reply>, { kind: 'refused' }>
  | { kind: 'refused'; code: string; openRound: HeldRound | null; closed?: readonly string[] }

const wrongFields = v.object({ fields: v.array(v.object({ path: v.string() })) })
const betPath = 'bets.'

/** The selections that a refusal names. */
function closedIn(details: unknown): readonly string[] {
  const read = v.safeParse(wrongFields, details)
  if (!read.success) return []
  return read.output.fields.flatMap(({ path }) =>
    path.startsWith(betPath) ? [path.slice(betPath.length)] : [],
  )
}

/** A stake in fen, and of a game of an engine what it is laid on and the player's part of the randomness. */
export interface Stake {
  readonly amount: bigint
  readonly bets: readonly BetLine[]
  readonly clientSeed: string
  /** Of a game that is drawn on a clock: the draw that is bet on. It is the same for all, and takes no seed of the player. */
  readonly issue?: string | undefined
}

export interface GameCalls {
  redeem(ticket: string): Promise<GameResult<Session>>
  stake(key: string, round: string, stake: Stake): Promise<GameResult<{ round: string; balance: bigint }>>
  settle(key: string, round: string): Promise<GameResult<SettledRound>>
  balance(key: string): Promise<GameResult<{ balance: bigint }>>
  draws(key: string): Promise<GameResult<Draws>>
}

/** The calls of the game page. None ever rejects and none retries by itself; a stake and its settlement are idempotent per round. */
export function createGameCalls(deps: { fetch: typeof globalThis.fetch }): GameCalls {
  const post = createPostJson(deps)

  return {
    redeem: async (ticket) =>
      nameOpenRound(
        await post({ path: '/sandbox/session', key: null, input: { ticket }, reply: redeemReply }),
      ),
    stake: async (key, round, { amount, bets, clientSeed, issue }) => {
      const drawn = issue === undefined ? { clientSeed } : { issue }
      const laid = bets.length > 0 ? { bets: bets.map((bet) => encodeAmounts(bet)), ...drawn } : {}
      const input = { ...encodeAmounts({ round, amount }), ...laid }
      return nameOpenRound(await post({ path: '/sandbox/stake', key, input, reply: staked }))
    },
    settle: async (key, round) =>
      nameOpenRound(await post({ path: '/sandbox/settle', key, input: { round }, reply: settleReply })),
    balance: async (key) =>
      nameOpenRound(await post({ path: '/sandbox/balance', key, input: {}, reply: balanceReply })),
    draws: async (key) =>
      nameOpenRound(await post({ path: '/sandbox/draw', key, input: {}, reply: drawReply })),
  }
}

function nameOpenRound<Reply>(result: CallResult<Reply>): GameResult<Reply> {
  if (result.kind !== 'refused') return result
  const { kind, code, details } = result
  const open = code === 'game-active' ? v.safeParse(heldRound, details) : null
  const closed = code === 'invalid-input' ? closedIn(details) : []
  const openRound = open?.success ? open.output : null
  return closed.length > 0 ? { kind, code, openRound, closed } : { kind, code, openRound }
}
