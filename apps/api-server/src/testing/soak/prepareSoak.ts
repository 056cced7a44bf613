import { migrate } from '../../db/migrate.ts'
import type { Database } from '../../db/database.ts'
import { loadKeyring } from '../../security/keyring.ts'
import { createPasswordHasher } from '../../security/passwordHasher.ts'
import { systemRandom } from '../../security/systemRandom.ts'
import { seed as fill } from '../../seed/seed.ts'
import { createTestPlayer } from '../createTestPlayer.ts'
import { testHashCost } from '../testHashCost.ts'
import { createDraw } from './createDraw.ts'
import { plantMembers, type PlantedMember } from './plantMembers.ts'
import type { Soak } from './soak.ts'
import type { SoakMember } from './soakMember.ts'

/** A member with its own choices, who speaks to the servers from an address of its own: limits per address do not bind. */
function toMember(soak: () => Soak, planted: PlantedMember, index: number, seed: number): SoakMember {
  const address = `10.0.${Math.floor(index / 250)}.${index % 250}`
  const player = createTestPlayer((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', address)
    return soak().fetch(url, { ...init, headers })
  })
  const draw = createDraw(seed + 1 + index)
  const nothing = { game: null, sessionId: null, venue: 89 }
  return { ...planted, ...nothing, index, draw, player, intents: [], orders: [], rounds: [] }
}

/** Fills the database and plants the members; `grant` is the play money of each, in fen. */
export async function prepareSoak(
  db: Database['db'],
  plan: { readonly members: number; readonly seed: number },
  { clock, grant }: { readonly clock: Soak['clock']; readonly grant: bigint },
): Promise<Soak> {
  await migrate(db)
  await fill(db, { clock, random: systemRandom, hasher: createPasswordHasher(systemRandom, testHashCost) })
  const planted = await plantMembers({ db, clock }, plan.members, grant)
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
    members: planted.map((member, index) => toMember(() => soak, member, index, plan.seed)),
  }
  return soak
}
