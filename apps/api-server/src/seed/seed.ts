import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { createKeys } from '../security/createKeys.ts'
import type { PasswordHasher } from '../security/passwordHasher.ts'
import type { Random } from '../security/random.ts'
import { sha256 } from '../security/sha256.ts'
import type { Clock } from '../services/context.ts'
import { createMember } from '../services/member/createMember.ts'
import { games, venues } from './catalogue/index.ts'
import { demoMember } from './demoMember.ts'
import { seedCatalogue } from './seedCatalogue.ts'
import { statistics } from './statistics.ts'

/** What seeding needs. */
export interface SeedDeps {
  readonly clock: Clock
  readonly random: Random
  readonly hasher: PasswordHasher
}

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

async function seedDemoMember(trx: Transaction<Schema>, { clock, random, hasher }: SeedDeps): Promise<void> {
  const { password, withdrawPassword, ...known } = demoMember
  const there = await trx
    .selectFrom('members')
    .select('id')
    .where('account', '=', known.account)
    .executeTakeFirst()
  if (there) return
  await createMember(trx, random, {
    ...known,
    passwordHash: await hasher.hash(password),
    withdrawPasswordHash: await hasher.hash(withdrawPassword),
    invitedBy: null,
    at: new Date(clock.now()),
  })
}

/**
 * Fills an empty database in one transaction, one process at a time: keys, catalogue, statistics, the demo member. Running it again changes nothing, and costs
 * one query as long as the catalogue is the same.
 */
export async function seed(db: Kysely<Schema>, deps: SeedDeps): Promise<void> {
  const stamp = sha256(JSON.stringify([venues, games, statistics], plain))
  const done = await db.selectFrom('config').select('value').where('key', '=', 'seed').executeTakeFirst()
  if (done?.value === stamp) return
  const keys = await createKeys(deps.random)
  await transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(7301)`.execute(trx)
    await trx
      .insertInto('config')
      .values(keys)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    await seedCatalogue(trx)
    await trx
      .insertInto('statistics')
      .values([...statistics])
      .onConflict((conflict) => conflict.column('url').doNothing())
      .execute()
    await seedDemoMember(trx, deps)
    await trx
      .insertInto('config')
      .values({ key: 'seed', value: stamp })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: stamp }))
      .execute()
  })
}
