import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { compiled } from './compiled.ts'
import { overPglite } from './openDatabase.ts'
import { openEngine } from './openEngine.ts'

const pglite = await openEngine()
const { db } = overPglite(pglite)
await pglite.exec(`
  create table ponds (id int primary key, koi bigint, filled timestamptz, clear boolean, notes jsonb, names text[], hash bytea);
  insert into ponds values
    (1, 9007199254740993, '2026-11-27T08:00:00Z', true, '{"ph": 7}', '{sanke,showa}', '\\x0aff'),
    (2, null, null, null, null, null, null);
`)
afterAll(() => db.destroy())

const pondsFrom = compiled<{ first: number; at: Date | null }>()((_, value) => ({
  compile: () =>
    sql<object>`select *, ${value('at')}::timestamptz as at from ponds where id >= ${value('first')}`.compile(
      db,
    ),
}))
const addPond = compiled<{ id: number; koi: bigint }>()((_, value) => ({
  compile: () =>
    sql<object>`insert into ponds (id, koi) values (${value('id')}, ${value('koi')})`.compile(db),
}))
const half = compiled<{ of: number }>()((_, value) => ({
  compile: () => sql<{ half: number }>`select 100 / ${value('of')}::int as half`.compile(db),
}))

const prepared = async () =>
  (await pglite.query<{ name: string }>('select name from pg_prepared_statements')).rows.map(
    ({ name }) => name,
  )
const countPonds = async () =>
  (await sql<{ count: bigint }>`select count(*) from ponds`.execute(db)).rows[0]?.count

test('a compiled statement is planned once on the embedded engine, and reads as one that is not', async () => {
  const at = new Date('2026-11-27T09:30:00.000Z')
  const plain = await sql<object>`select *, ${at}::timestamptz as at from ponds where id >= ${1}`.execute(db)
  expect((await pondsFrom(db, { first: 1, at })).rows).toEqual(plain.rows)
  expect((await pondsFrom(db, { first: 2, at: null })).rows).toMatchObject([{ id: 2, koi: null, at: null }])
  expect(plain.rows).toMatchObject([{ koi: 9_007_199_254_740_993n, at, clear: true }, { id: 2 }])
  expect(await prepared()).toHaveLength(1)
})

test('a compiled statement that changes rows answers none', async () => {
  expect((await addPond(db, { id: 3, koi: 5n })).rows).toEqual([])
  expect(await countPonds()).toBe(3n)
})

test('a compiled statement that fails leaves the engine as it was', async () => {
  await expect(half(db, { of: 0 })).rejects.toMatchObject({ code: '22012' })
  expect((await half(db, { of: 4 })).rows).toEqual([{ half: 25 }])
  await expect(addPond(db, { id: 1, koi: 1n })).rejects.toMatchObject({ code: '23505' })
  await expect(
    db.transaction().execute(async (trx) => {
      await addPond(trx, { id: 4, koi: 1n })
      await half(trx, { of: 0 })
    }),
  ).rejects.toMatchObject({ code: '22012' })
  expect(await countPonds()).toBe(3n)
})

test('a statement that is compiled in a transaction which fails works in the next one', async () => {
  const last = compiled<object>()((schema) => ({
    compile: () => sql<{ last: number }>`select max(id) as last from ponds`.compile(schema),
  }))
  await expect(
    db.transaction().execute(async (trx) => {
      await half(trx, { of: 0 }).catch(() => undefined)
      await last(trx, {})
    }),
  ).rejects.toMatchObject({ code: '25P02' })
  const taken = Promise.withResolvers<unknown>()
  const refused = db.transaction().execute(async (trx) => {
    await addPond(trx, { id: 5, koi: 1n })
    taken.resolve((await last(trx, {})).rows)
    throw new Error('taken back')
  })
  await expect(refused).rejects.toThrow('taken back')
  expect(await taken.promise).toEqual([{ last: 5 }])
  expect((await last(db, {})).rows).toEqual([{ last: 3 }])
})

test('a compiled statement waits for the transaction of others on the engine', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const other = pglite.transaction(async (trx) => {
    await trx.query('delete from ponds')
    begun.resolve()
    await end.promise
    await trx.rollback()
  })
  await begun.promise
  const read = pondsFrom(db, { first: 1, at: null })
  end.resolve()
  await other
  expect((await read).rows).toHaveLength(3)
})

test('a second database on the same engine works with the plans of the first', async () => {
  expect((await half(overPglite(pglite).db, { of: 2 })).rows).toEqual([{ half: 50 }])
})

test('a compiled statement is refused once the engine is closed', async () => {
  await pglite.close()
  await expect(half(db, { of: 1 })).rejects.toThrow('closed')
})
