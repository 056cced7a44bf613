import { contract } from '@koi/contract'
import { fenToDecimal } from '@koi/api-core/amount'
import { redeemReply } from '@koi/contract/sandbox'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expect } from 'vitest'
import { transact } from '../db/transact.ts'
import { runDueJobs } from '../jobs/runJobs.ts'
import { expire } from '../services/bonus/endBonus.ts'
import { createContext } from '../services/context.ts'
import { auditLedger } from '../services/ledger/auditLedger.ts'
import { creditDepositBonus } from '../services/promotion/creditDepositBonus.ts'
import type { ManualClock } from './createManualClock.ts'
import type { TestPlayer } from './createTestPlayer.ts'
import type { TestServer } from './createTestServer.ts'
import { checkPromotions } from './promotionChecks.ts'
import { changeRules, insertDeposit } from './promotionRows.ts'
import { readLedgerState } from './readLedgerState.ts'

const acts = [
  ...(['claim', 'claim', 'join', 'deposit', 'deposit', 'apply', 'cancel', 'leave'] as const),
  ...(['play', 'play', 'play', 'play', 'play', 'play', 'play', 'play'] as const),
  ...(['stake', 'settle', 'expire', 'wait', 'rules', 'rules'] as const),
]

/** Slots, live tables, chess and sports: each kind counts for something else. */
const venues = [89, 84, 126, 1] as const

/** One thing that a member does with promotions. `again` sends it a second time, at the same moment. */
interface PromotionStep {
  readonly member: number
  readonly act: (typeof acts)[number]
  readonly yuan: number
  /** Where it is played. */
  readonly venue: (typeof venues)[number]
  readonly again: boolean
}

/** Any run of steps over `members` members, each of which joins something first, before its rules change. */
export function anyPromotionSteps(members: number, length: number): fc.Arbitrary<PromotionStep[]> {
  const stepOf = (member: fc.Arbitrary<number>, act: fc.Arbitrary<PromotionStep['act']>) =>
    fc.record({
      member,
      act,
      yuan: fc.integer({ min: 1, max: 250 }),
      venue: fc.constantFrom(...venues),
      again: fc.boolean(),
    } satisfies { [Key in keyof PromotionStep]: fc.Arbitrary<PromotionStep[Key]> })
  const each = Array.from({ length: members }, (_, index) => fc.constant(index))
  const begin = each.flatMap((member) => [
    stepOf(member, fc.constant('join')),
    stepOf(member, fc.constant('rules')),
    stepOf(member, fc.constantFrom('claim', 'deposit')),
  ])
  const step = stepOf(fc.nat(members - 1), fc.constantFrom(...acts))
  const rest = fc.array(step, { minLength: length / 2, maxLength: length, size: 'max' })
  return fc.tuple(fc.tuple(...begin), rest).map(([first, more]) => first.concat(more))
}

interface Member {
  readonly id: string
  readonly player: TestPlayer
  /** The version that each promotion was joined by. */
  readonly joined: Map<string, number>
  venue: number
  gameKey: string | null
  round: string
}

/** The key of the member's game. Of two launches at once one closes the other, whose ticket then opens nothing. */
async function gameKey(member: Member): Promise<string> {
  if (member.gameKey) return member.gameKey
  const game = { venue_id: member.venue, mode: 'real', close_other: true } as const
  const { url } = await member.player.call(contract.launch, game)
  const ticket = new URL(url).searchParams.get('ticket')
  const { data } = await member.player.play('/sandbox/session', { ticket })
  const session = v.safeParse(redeemReply, data)
  if (session.success) member.gameKey = session.output.key
  return member.gameKey ?? 'x'.repeat(43)
}

async function stake(member: Member, { yuan, venue }: Pick<PromotionStep, 'yuan' | 'venue'>): Promise<void> {
  // What is open in the venue before is settled by its own key, or later by nobody.
  if (venue !== member.venue) Object.assign(member, { venue, gameKey: null })
  const round = randomUUID()
  const body = { round, amount: fenToDecimal(BigInt(yuan) * 100n) }
  const { status } = await member.player.play('/sandbox/stake', body, await gameKey(member))
  if (status) member.round = round
}

async function settle(member: Member): Promise<void> {
  await member.player.play('/sandbox/settle', { round: member.round }, await gameKey(member))
}

async function join(member: Member, id: string): Promise<void> {
  const { status, data } = await member.player.send(contract.joinPromo, { id })
  if (status) member.joined.set(id, v.parse(contract.joinPromo.output, data).version)
}

const depositPromotion = (yuan: number) => (yuan % 2 === 0 ? 'first-deposit' : 'weekly-reload')

/** A deposit as its payment credits it, without the cashier. */
async function deposit(server: TestServer, member: Member, yuan: number): Promise<void> {
  const ctx = createContext(server.deps)
  const amount = BigInt(yuan) * 100n
  const id = await insertDeposit(server, { memberId: member.id, amount })
  const promotionId = depositPromotion(yuan)
  await transact(server.db, (trx) =>
    creditDepositBonus(trx, { ctx, deposit: { memberId: member.id, id, amount, promotionId } }),
  )
}

/** The end of a bonus, brought forward: its job may run now, or the next stake may come first. */
async function expireNow(server: TestServer, { id }: Member): Promise<void> {
  const ended = await server.db
    .updateTable('bonuses')
    .set({ expires_at: new Date(server.clock.now()) })
    .where('member_id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  if (ended && Number.parseInt(ended.id, 16) % 2 === 0) {
    await transact(server.db, (trx) => expire(trx, { ctx: createContext(server.deps), input: ended }))
  }
}

async function perform(
  server: TestServer,
  clock: ManualClock,
  member: Member,
  { act, yuan, venue }: Omit<PromotionStep, 'again' | 'member'>,
) {
  const { player } = member
  const key = randomUUID()
  switch (act) {
    case 'claim':
      return player.send(contract.applyStandaloneBonus, { id: 'newcomer-gift' }, { key })
    case 'join':
      return join(member, depositPromotion(yuan))
    case 'deposit':
      return deposit(server, member, yuan)
    case 'apply':
      return player.send(contract.applyDepositBonus, { id: 'first-deposit' }, { key })
    case 'cancel': {
      const { cancelling } = await player.call(contract.runningBonus, {})
      return cancelling && player.send(contract.cancelBonus, cancelling, { key })
    }
    case 'leave':
      await player.send(contract.recycle, {}, { key })
      return undefined
    case 'play':
      await stake(member, { yuan, venue })
      return settle(member)
    case 'stake':
      return stake(member, { yuan, venue })
    case 'settle':
      return settle(member)
    case 'expire':
      return expireNow(server, member)
    case 'rules':
      return changeRules(server, yuan % 3 === 0 ? 'newcomer-gift' : depositPromotion(yuan), yuan)
    case 'wait':
    default:
      // Short of the end of a session, which would be another test.
      clock.advance(60_000)
      return runDueJobs(server.deps)
  }
}

/** Who has joined by one version of the rules and stands under another. */
async function findMoved({ db }: TestServer, members: readonly Member[]): Promise<string[]> {
  const found = await Promise.all(
    members.map(async ({ id: memberId, joined }) => {
      const parts = await db
        .selectFrom('bonuses')
        .select(['promotion_id', 'version'])
        .where('member_id', '=', memberId)
        .execute()
      const there = new Set(parts.map(({ promotion_id: id, version }) => `${id} ${version}`))
      return [...joined].filter(([id, version]) => !there.has(`${id} ${version}`))
    }),
  )
  return found.flat().map(([id, version]) => `${id} was joined by version ${version} and runs by another`)
}

/**
 * Runs the steps of all members at the same time, each over one of the servers, and answers what is wrong with any posting: bonus money
 * becomes cash only when its wagering was complete, what counts is exact, nothing was granted twice, the ledger sums to zero.
 */
export async function runPromotionScenario(
  { servers, clock }: { servers: readonly TestServer[]; clock: ManualClock },
  players: readonly { readonly id: string; readonly player: TestPlayer }[],
  steps: readonly PromotionStep[],
): Promise<unknown[]> {
  const members: Member[] = []
  await Promise.all(
    players.map(async (one, index) => {
      const server = servers[index % servers.length]
      if (!server) return
      const member: Member = { ...one, joined: new Map(), venue: 89, gameKey: null, round: randomUUID() }
      members.push(member)
      for (const step of steps.filter((given) => given.member === index)) {
        const { again, ...rest } = step
        const both = again && step.act !== 'wait' && step.act !== 'deposit'
        await perform(server, clock, member, rest)
        if (both)
          await Promise.all([perform(server, clock, member, rest), perform(server, clock, member, rest)])
      }
    }),
  )
  const [server] = servers
  if (!server) return ['no server']
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
  return [
    ...(await checkPromotions(server.db)),
    ...(await auditLedger(server.db)),
    ...(await findMoved(server, members)),
  ]
}
