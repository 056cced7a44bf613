import { fenToDecimal } from '@koi/api-core/amount'
import { contract } from '@koi/contract'
import { redeemReply } from '@koi/contract/sandbox'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { TestReply } from '../createTestPlayer.ts'
import { newIntent } from './moneyActs.ts'
import { receive, sendIntent } from './sendIntent.ts'
import type { Soak, SoakMember, SoakRound } from './soak.ts'

const refusals = new Set([
  'game-closed',
  'insufficient-balance',
  'amount-out-of-range',
  'game-active',
  'invalid-input',
])

/** What a round's call says of the round. What the next one is committed to belongs to the session of the moment. */
function ofTheRound(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'next'))
}

/** The answer of a round's call: the same each time, unless it is refused; `known` is the one before. */
function answerOf(reply: TestReply | null, known: unknown): unknown {
  if (!reply) return known
  if (!reply.status) {
    if (!refusals.has(reply.code ?? '')) throw new Error(`a round: ${reply.code}`)
    return known
  }
  const told = ofTheRound(reply.data)
  if (known !== null && !isDeepStrictEqual(known, told)) throw new Error('a round was answered differently')
  return told
}

async function launch(soak: Soak, member: SoakMember): Promise<void> {
  const venue = member.draw.pick([89, 91, 1])
  const game = { venue_id: venue, mode: 'real', close_other: true } as const
  const intent = newIntent(member, contract.launch, { input: game, other: { ...game, venue_id: 2 } })
  await sendIntent(soak, member, intent)
  if (intent.state !== 'done') return
  const { sessionId, url } = v.parse(contract.launch.output, intent.answer)
  const ticket = new URL(url).searchParams.get('ticket')
  const reply = await receive(soak, () => member.player.play('/sandbox/session', { ticket }))
  member.sessionId = sessionId
  const session = reply?.status ? v.parse(redeemReply, reply.data) : null
  member.game = session && { key: session.key, venue }
}

async function leave(soak: Soak, member: SoakMember): Promise<void> {
  if (member.sessionId === null) return launch(soak, member)
  const session_id = member.sessionId
  const other = { session_id: member.draw.uuid() }
  const intent = newIntent(member, contract.leave, { input: { session_id }, other })
  await sendIntent(soak, member, intent)
  if (intent.state === 'done') member.game = null
}

async function sendStake(soak: Soak, member: SoakMember, round: SoakRound, key: string): Promise<void> {
  const body = { round: round.round, amount: fenToDecimal(round.stake) }
  const reply = await receive(soak, () => member.player.play('/sandbox/stake', body, key))
  round.stakeAnswer = answerOf(reply, round.stakeAnswer)
  if (round.stakeAnswer !== null) round.staked = 'done'
  else if (reply && round.staked !== 'lost') round.staked = 'refused'
  else if (!reply) round.staked = 'lost'
}

async function stake(soak: Soak, member: SoakMember): Promise<void> {
  const { game, draw, rounds } = member
  if (!game) return launch(soak, member)
  const last = rounds.at(-1)
  if (last?.venue === game.venue && last.settled === null && draw.chance(20)) {
    soak.counts.replays += 1
    return sendStake(soak, member, last, game.key)
  }
  if (last && last.staked !== 'refused' && last.settled === null && draw.chance(80))
    return settle(soak, member)
  const round: SoakRound = {
    round: draw.uuid(),
    // Whole yuan: an engine pays bets of whole steps only, to the fen.
    stake: 100n * BigInt(1 + draw.below(200)),
    venue: game.venue,
    staked: 'refused',
    stakeAnswer: null,
    settled: null,
  }
  rounds.push(round)
  await sendStake(soak, member, round, game.key)
}

async function settle(soak: Soak, member: SoakMember): Promise<void> {
  const { game, draw, rounds } = member
  const open = rounds.findLast(({ staked, settled }) => staked !== 'refused' && settled === null)
  const round = draw.chance(20) ? rounds.at(-1) : open
  if (!game || !round) return launch(soak, member)
  if (round.settled !== null) soak.counts.replays += 1
  const body = { round: round.round }
  const reply = await receive(soak, () => member.player.play('/sandbox/settle', body, game.key))
  round.settled = answerOf(reply, round.settled)
}

/** What members do in games. */
export const gameActs = { launch, leave, stake, settle }
