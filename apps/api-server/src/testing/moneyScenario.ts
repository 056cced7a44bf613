import { fenToDecimal } from '@koi/api-core/amount'
import { contract } from '@koi/contract'
import { redeemReply } from '@koi/contract/sandbox'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expect } from 'vitest'
import { auditLedger } from '../services/ledger/auditLedger.ts'
import type { TestPlayer } from './createTestPlayer.ts'
import type { TestServer } from './createTestServer.ts'
import { readLedgerState } from './readLedgerState.ts'

/** One thing a member does with money. `again` sends it a second time, at the same moment. */
interface Step {
  readonly member: number
  readonly act: 'in' | 'out' | 'recycle' | 'launch' | 'leave' | 'stake' | 'settle' | 'replay'
  readonly venue: number
  readonly fen: number
  readonly again: boolean
}

const venues = [89, 91, 1] as const

const acts = [
  ...(['in', 'out', 'recycle', 'launch', 'launch', 'leave', 'replay', 'replay'] as const),
  ...(['stake', 'stake', 'stake', 'settle', 'settle', 'settle'] as const),
]

/** Any run of steps over `members` members. */
export function anySteps(members: number, length: number): fc.Arbitrary<Step[]> {
  const step = fc.record({
    member: fc.nat(members - 1),
    act: fc.constantFrom(...acts),
    venue: fc.nat(venues.length - 1),
    fen: fc.integer({ min: 100, max: 20_000 }),
    again: fc.boolean(),
  } satisfies { [Key in keyof Step]: fc.Arbitrary<Step[Key]> })
  return fc.array(step, { minLength: length / 2, maxLength: length, size: 'max' })
}

interface Member {
  readonly player: TestPlayer
  sessionId: string
  gameKey: string
  round: string
  last: (() => Promise<unknown>) | null
  lastAnswer: string
}

async function launch(member: Member, venue: number): Promise<void> {
  const reply = await member.player.send(contract.launch, {
    venue_id: venues[venue] ?? 89,
    mode: 'real',
    close_other: true,
  })
  const opened = v.safeParse(contract.launch.output, reply.data)
  if (!opened.success) return
  member.sessionId = opened.output.sessionId
  const ticket = new URL(opened.output.url).searchParams.get('ticket')
  const redeemed = await member.player.play('/sandbox/session', { ticket })
  const session = v.safeParse(redeemReply, redeemed.data)
  if (!session.success) return
  member.gameKey = session.output.key
  // An interrupted round is settled first, as the page does (GLI 4.16).
  if (session.output.openRound) member.round = session.output.openRound.round
}

/** The request of a step, to be sent once or several times. */
function requestOf(member: Member, step: Step): () => Promise<unknown> {
  const { player } = member
  const key = randomUUID()
  const venue = venues[step.venue] ?? 89
  const amount = fenToDecimal(BigInt(step.fen))
  switch (step.act) {
    case 'in':
      return () => player.send(contract.transfer, { from: 0, to: venue, amount }, { key })
    case 'out':
      return () => player.send(contract.transfer, { from: venue, to: 0, amount }, { key })
    case 'recycle':
      return () => player.send(contract.recycle, {}, { key })
    case 'launch':
      return () => launch(member, step.venue)
    case 'leave': {
      const session_id = member.sessionId
      return () => player.send(contract.leave, { session_id }, { key })
    }
    case 'stake': {
      const round = randomUUID()
      const { gameKey } = member
      // Whole yuan: an engine takes bets of whole steps only.
      const whole = fenToDecimal(BigInt(step.fen - (step.fen % 100)))
      return async () => {
        const reply = await player.play('/sandbox/stake', { round, amount: whole }, gameKey)
        if (reply.status) member.round = round
        return reply
      }
    }
    case 'settle': {
      const { round, gameKey } = member
      return () => player.play('/sandbox/settle', { round }, gameKey)
    }
    case 'replay':
    default:
      return member.last ?? (() => Promise.resolve())
  }
}

function dataOf(reply: unknown): string {
  if (typeof reply !== 'object' || reply === null || !('data' in reply) || !('status' in reply)) return ''
  return reply.status === true ? JSON.stringify(reply.data) : ''
}

async function run(member: Member, step: Step): Promise<void> {
  const request = requestOf(member, step)
  const answers = (await Promise.all(step.again ? [request(), request()] : [request()])).map(dataOf)
  const good = answers.filter((answer) => answer !== '')
  expect(new Set(good).size).toBeLessThanOrEqual(1)
  if (step.act === 'replay' && member.lastAnswer !== '' && good[0] !== undefined) {
    expect(good[0]).toBe(member.lastAnswer)
  }
  if (step.act !== 'replay' && step.act !== 'launch') {
    member.last = request
    member.lastAnswer = good[0] ?? ''
  }
}

/**
 * Runs the steps of all members at the same time, each member's own in order, and then adds the ledger up: postings
 * sum to zero, balances are what they sum to, no member is below zero, and nothing moved twice for one key or one round.
 */
export async function runMoneyScenario(
  server: TestServer,
  players: readonly TestPlayer[],
  steps: readonly Step[],
): Promise<void> {
  const members = players.map((player): Member => ({
    player,
    sessionId: 'none',
    gameKey: 'x'.repeat(43),
    round: randomUUID(),
    last: null,
    lastAnswer: '',
  }))
  await Promise.all(
    members.map(async (member, index) => {
      for (const step of steps) if (step.member === index) await run(member, step)
    }),
  )
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
  expect(await auditLedger(server.db)).toEqual([])
  await expectNothingTwice(server)
}

async function expectNothingTwice({ db }: TestServer): Promise<void> {
  const transactions = await db.selectFrom('ledger_transactions').select(['kind', 'reference']).execute()
  expect(new Set(transactions.map(({ reference }) => reference)).size).toBe(transactions.length)
  const keyed = transactions.filter(({ kind }) => kind === 'transfer' || kind === 'recycle')
  const keys = await db.selectFrom('idempotency_keys').select('answer').execute()
  expect(keys.every(({ answer }) => answer !== null)).toBe(true)
  expect(keyed.length).toBeLessThanOrEqual(keys.length)
  const rounds = await db.selectFrom('game_rounds').select(['stake', 'payout', 'settled_at']).execute()
  const count = (kind: string) => transactions.filter((transaction) => transaction.kind === kind).length
  expect(count('stake')).toBe(rounds.length)
  expect(count('settle')).toBe(rounds.filter(({ settled_at }) => settled_at !== null).length)
}
