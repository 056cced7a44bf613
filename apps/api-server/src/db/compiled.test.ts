import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { compiled, nameOfStatement } from './compiled.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

const venuesFrom = compiled<{ first: number }>()((db, value) =>
  db
    .selectFrom('venues')
    .select('id')
    .where('id', '>=', value('first'))
    .where('maintenance', '=', false)
    .where('id', '>', value('first'))
    .limit(2),
)

test('a compiled statement sends the values of each call, also those that stand in it twice', async () => {
  const after = async (first: number) => {
    const { rows } = await venuesFrom(database.db, { first })
    return rows.map(({ id }) => id)
  }
  const [all, few] = [await after(0), await after(1_000_000)]
  expect([all.length, few]).toEqual([2, []])
})

test('a compiled statement works in a transaction, whose changes it sees', async () => {
  await database.db.transaction().execute(async (trx) => {
    await trx.updateTable('venues').set({ maintenance: true }).execute()
    expect((await venuesFrom(trx, { first: 0 })).rows).toEqual([])
    await trx.updateTable('venues').set({ maintenance: false }).execute()
  })
})

test('only statements that were compiled ahead have a name', () => {
  expect(nameOfStatement('select 1')).toBeUndefined()
})
