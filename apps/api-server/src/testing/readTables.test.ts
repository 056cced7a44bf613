import { expect, test } from 'vitest'
import { createTestServer } from './createTestServer.ts'
import { digestTables } from './readTables.ts'

test('a digest differs in the table whose row has changed, and in no other, until it is as it was', async () => {
  const server = await createTestServer({})
  const { db } = server
  const before = await digestTables(db)
  const { id, title_en: title } = await db
    .selectFrom('articles')
    .select(['id', 'title_en'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const write = (title_en: string) =>
    db.updateTable('articles').set({ title_en }).where('id', '=', id).execute()
  await write(`${title}.`)
  const changed = await digestTables(db)
  expect(Object.keys(before).filter((table) => before[table] !== changed[table])).toEqual(['articles'])
  await write(title)
  expect(await digestTables(db)).toEqual(before)
  await server.close()
})
