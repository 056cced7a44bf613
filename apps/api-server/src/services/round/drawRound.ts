import { drawMatch, engines, fairDraw, hashOfSeed, sealRound, settleBets } from '@koi/contract/engines'
import type { Selectable } from 'kysely'
import type { GameRoundTable } from '../../db/gameTables.ts'
import { readPlanned } from '../match/readPlanned.ts'
import { readLines, writeLines } from './readLines.ts'

/** What a round came to: its payout in fen, and the columns that keep why. */
interface Drawn {
  readonly payout: bigint
  readonly kept: { readonly bets?: string; readonly outcome?: string; readonly seal?: string }
}

/**
 * Plays an open round by the rules of its engine, from the seeds that were fixed when it was placed. A round from before
 * there were engines has none: nothing can be drawn for it that anybody could verify, and its stake is returned.
 */
export function drawRound(round: Selectable<GameRoundTable>): Drawn {
  const { engine: id, number, server_seed: serverSeed, client_seed: clientSeed, nonce } = round
  if (id === null || number === null || serverSeed === null || clientSeed === null || nonce === null) {
    return { payout: round.stake, kept: {} }
  }
  const engine = engines[id]
  const seeds = { serverSeed, clientSeed, nonce }
  const random = fairDraw(seeds)
  const match = readPlanned(round.match)?.match
  const outcome = match ? drawMatch(random, match) : engine.draw(random)
  const { payout, bets } = settleBets(engine, readLines(round.bets), outcome)
  const seal = sealRound({
    ...seeds,
    number,
    issue: round.issue ?? undefined,
    match,
    engine: id,
    serverHash: hashOfSeed(serverSeed),
    bets,
    outcome,
  })
  return { payout, kept: { bets: writeLines(bets), outcome: JSON.stringify(outcome), seal } }
}
