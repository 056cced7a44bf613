import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { createKeys } from '../security/keyring.ts'
import type { PasswordHasher } from '../security/passwordHasher.ts'
import type { Random } from '../security/random.ts'
import { sha256 } from '../security/token.ts'
import type { Clock } from '../services/context.ts'
import { post } from '../services/ledger/post.ts'
import { createMember } from '../services/member/createMember.ts'
import { movePoints } from '../services/reward/points.ts'
import { allArticles, type SeededBrand } from './articles/index.ts'
import { games, venues } from './catalogue/index.ts'
import { allBulletins } from './bulletins.ts'
import { demoMember, statistics, waitingMember } from './demoData.ts'
import { allHomeEntries } from './homeEntries.ts'
import { seedArticles } from './seedArticles.ts'
import { seedBulletins } from './seedBulletins.ts'
import { seedCatalogue } from './seedCatalogue.ts'
import { giftSeeds, seedGifts } from './gifts.ts'
import { promotionSeeds } from './promotions.ts'
import { seedHome } from './seedHome.ts'
import { seedPromotions } from './seedPromotions.ts'

/** What seeding needs. */
export interface SeedDeps {
  readonly clock: Clock
  readonly random: Random
  readonly hasher: PasswordHasher
  /** Whose own news is written; news of all brands is there without it. */
  readonly brands?: readonly SeededBrand[]
  /** How many pieces of each gift there are at first; as many as it says by default. */
  readonly giftStock?: number | null
  /** Whether an announcement is shown over the page; by default as it says itself. */
  readonly popups?: boolean
}

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

type Seeded = typeof demoMember | typeof waitingMember

async function seedMember(
  trx: Transaction<Schema>,
  { clock, random, hasher }: SeedDeps,
  seeded: Seeded,
): Promise<void> {
  const { password, withdrawPassword, points, ...known } = seeded
  const there = await trx
    .selectFrom('members')
    .select('id')
    .where('account', '=', known.account)
    .executeTakeFirst()
  if (there) return
  const at = new Date(clock.now())
  const { id } = await createMember(trx, random, {
    ...known,
    passwordHash: await hasher.hash(password),
    withdrawPasswordHash: await hasher.hash(withdrawPassword),
    invitedBy: null,
    at,
  })
  await movePoints(trx, { memberId: id, points, reference: `seed:${id}`, at })
  for (const { venueId, amount } of 'venues' in seeded ? seeded.venues : []) {
    await post(trx, {
      id: random.uuid(),
      kind: 'transfer',
      memberId: id,
      reference: `seed:${id}:${venueId}`,
      at,
      moves: [
        { account: { kind: 'wallet', venueId: 0 }, amount: -amount },
        { account: { kind: 'wallet', venueId }, amount },
      ],
    })
  }
}

/**
 * Fills an empty database in one transaction, one process at a time: keys, catalogue, news, home, bulletins, promotions, gifts, statistics, the demo members. Running it again changes nothing, and costs
 * one query as long as the catalogue is the same.
 */
export async function seed(db: Kysely<Schema>, deps: SeedDeps): Promise<void> {
  const articles = allArticles(deps.brands ?? [])
  const home = allHomeEntries(deps.brands ?? [])
  const bulletins = allBulletins(deps.brands ?? [])
  const seeded = [
    venues,
    games,
    statistics,
    demoMember,
    waitingMember,
    articles,
    home,
    bulletins,
    promotionSeeds,
    giftSeeds,
  ]
  const stamp = sha256(JSON.stringify(seeded, plain))
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
    await seedCatalogue(trx, deps)
    await seedArticles(trx, articles, deps)
    await seedHome(trx, home)
    await seedBulletins(trx, bulletins, deps)
    await seedPromotions(trx, promotionSeeds, deps)
    await seedGifts(trx, deps.giftStock)
    await trx
      .insertInto('statistics')
      .values([...statistics])
      .onConflict((conflict) => conflict.column('url').doNothing())
      .execute()
    for (const seeded of [demoMember, waitingMember]) await seedMember(trx, deps, seeded)
    await trx
      .insertInto('config')
      .values({ key: 'seed', value: stamp })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: stamp }))
      .execute()
  })
}
