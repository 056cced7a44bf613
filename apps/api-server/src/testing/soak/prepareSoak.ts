import { zonedDate } from '@koi/api-core/dates'
import { migrate } from '../../db/migrate.ts'
import type { Database } from '../../db/openDatabase.ts'
import { access } from '../../rules/access.ts'
import { loadKeyring } from '../../security/keyring.ts'
import { createPasswordHasher } from '../../security/passwordHasher.ts'
import { systemRandom } from '../../security/random.ts'
import { seed as fill } from '../../seed/seed.ts'
import type { Clock } from '../../services/context.ts'
import { createMember } from '../../services/member/createMember.ts'
import { createTestPlayer } from '../createTestPlayer.ts'
import { insertPayoutAccount } from '../memberRows.ts'
import { insertLadder, insertTurnover, insertVipGift } from '../promotionRows.ts'
import { testHashCost } from '../testConfig.ts'
import { createDraw } from './createDraw.ts'
import type { Soak, SoakMember } from './soak.ts'

/** A member as the database has it. */
interface StoredMember {
  readonly id: string
  readonly account: string
  /** One of each kind. */
  readonly payoutAccounts: readonly string[]
  /** A gift of a level that it can claim. */
  readonly vipGift: string
}

const day = 86_400_000

/** The passwords of all members. */
export const soakPasswords = { login: 'carp2026', withdraw: '135790' } as const

/**
 * Writes members with play money, points, a withdraw password and bound accounts, without their forms. Every second one has
 * auto-transfer on.
 */
async function insertMembers(
  server: { readonly db: Database['db']; readonly clock: Clock },
  count: number,
  grant: bigint,
): Promise<StoredMember[]> {
  const hasher = createPasswordHasher(systemRandom, testHashCost)
  const passwordHash = await hasher.hash(soakPasswords.login)
  const withdrawPasswordHash = await hasher.hash(soakPasswords.withdraw)
  const at = new Date(server.clock.now())

  async function insert(index: number): Promise<StoredMember> {
    const account = `soak${index}`
    const { id } = await server.db.transaction().execute(async (trx) => {
      const member = await createMember(trx, systemRandom, {
        account,
        passwordHash,
        withdrawPasswordHash,
        area: '86',
        phone: `139${String(index).padStart(8, '0')}`,
        name: null,
        email: null,
        birthDate: '1991-05-06',
        invitedBy: null,
        grant,
        at,
      })
      const auto_transfer = index % 2 === 1
      await trx.insertInto('point_accounts').values({ member_id: member.id, points: 300 }).execute()
      // Days before the registration cannot be made up.
      const created_at = new Date(at.getTime() - 20 * day)
      await trx
        .updateTable('members')
        .set({ auto_transfer, created_at })
        .where('id', '=', member.id)
        .execute()
      return member
    })
    const kinds = ['bank', 'alipay', 'coin'] as const
    const payoutAccounts = await Promise.all(kinds.map((kind) => insertPayoutAccount(server, id, kind)))
    return { id, account, payoutAccounts, vipGift: await insertRewards(server, id) }
  }
  return Promise.all(Array.from({ length: count }, (_, index) => insert(index)))
}

/** What a member can be rewarded for: turnover of the last two days, a gift of its level, and deposits to come. */
async function insertRewards(
  server: { readonly db: Database['db']; readonly clock: Clock },
  memberId: string,
): Promise<string> {
  const now = server.clock.now()
  for (const days of [0, 1]) {
    const on = zonedDate(now - days * day, { timeZone: access.timeZone })
    await insertTurnover(server, { memberId, staked: 1_000_000n, day: on })
  }
  await insertLadder(server, memberId)
  return insertVipGift(server, memberId)
}

/** A member with its own choices, who speaks to the servers from an address of its own: limits per address do not bind. */
function toMember(soak: () => Soak, stored: StoredMember, index: number, seed: number): SoakMember {
  const address = `10.0.${Math.floor(index / 250)}.${index % 250}`
  const player = createTestPlayer((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', address)
    return soak().fetch(url, { ...init, headers })
  })
  const draw = createDraw(seed + 1 + index)
  const nothing = { game: null, sessionId: null, venue: 89 }
  return { ...stored, ...nothing, index, draw, player, intents: [], orders: [], rounds: [] }
}

/** Fills the database and writes the members; `grant` is the play money of each, in fen. */
export async function prepareSoak(
  db: Database['db'],
  plan: { readonly members: number; readonly seed: number },
  { clock, grant }: { readonly clock: Soak['clock']; readonly grant: bigint },
): Promise<Soak> {
  await migrate(db)
  await fill(db, { clock, random: systemRandom, hasher: createPasswordHasher(systemRandom, testHashCost) })
  const stored = await insertMembers({ db, clock }, plan.members, grant)
  const secret = (await loadKeyring(db)).digest('callback', 'deposit')
  const soak: Soak = {
    draw: createDraw(plan.seed),
    clock,
    secret,
    deliveries: [],
    forbidden: new Set(),
    counts: {
      operations: 0,
      replays: 0,
      twins: 0,
      conflicts: 0,
      asks: 0,
      callbacks: 0,
      badCallbacks: 0,
      lost: 0,
      kills: 0,
    },
    dropped: 0,
    fetch: () => Promise.reject(new Error('no server is up yet')),
    members: stored.map((member, index) => toMember(() => soak, member, index, plan.seed)),
  }
  return soak
}
