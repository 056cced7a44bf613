import { encodeAmounts } from '@koi/contract'
import { hashOfSeed } from '@koi/contract/engines'
import type { Selectable } from 'kysely'
import type { GameRoundTable } from '../../db/gameTables.ts'
import { readPlanned } from '../match/readPlanned.ts'
import { readDrawn, readLines } from './readLines.ts'

/** What a round was promised to be drawn from, as it was published before the stake; null for one from before there were engines. */
export function commitmentOf({
  server_seed: serverSeed,
  nonce,
}: Pick<Selectable<GameRoundTable>, 'server_seed' | 'nonce'>): { hash: string; nonce: number } | null {
  return serverSeed === null || nonce === null ? null : { hash: hashOfSeed(serverSeed), nonce }
}

type Published =
  | 'number'
  | 'issue'
  | 'match'
  | 'engine'
  | 'bets'
  | 'outcome'
  | 'server_seed'
  | 'client_seed'
  | 'nonce'
  | 'seal'

/** All that is published of a settled round; null while it is open, and for one from before there were engines. */
export function publishRound(round: Pick<Selectable<GameRoundTable>, Published>) {
  const { number, engine, server_seed: serverSeed, client_seed: clientSeed, nonce, seal } = round
  const planned = readPlanned(round.match)
  if (
    number === null ||
    engine === null ||
    serverSeed === null ||
    clientSeed === null ||
    nonce === null ||
    seal === null
  ) {
    return null
  }
  return {
    number,
    ...(round.issue === null ? {} : { issue: round.issue }),
    ...(planned === null ? {} : { match: planned.match }),
    engine,
    serverHash: hashOfSeed(serverSeed),
    serverSeed,
    clientSeed,
    nonce,
    bets: encodeAmounts([...readLines(round.bets)]),
    outcome: readDrawn(round.outcome),
    seal,
  }
}
