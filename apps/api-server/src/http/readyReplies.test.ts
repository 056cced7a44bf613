import { contract } from '@koi/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { versionLifetime } from '../services/catalogue/catalogueVersion.ts'
import { openCountedDatabase } from '../testing/countStatements.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestServer } from '../testing/createTestServer.ts'

const clock = createManualClock()
const counted = await openCountedDatabase()
const server = await createTestServer({ clock, database: counted.database })
// Another process over the same database.
const other = await createTestServer({
  clock,
  database: { ...counted.database, close: async () => undefined },
})
afterAll(async () => {
  await other.close()
  await server.close()
})
beforeEach(() => clock.advance(versionLifetime))

const headers = { d: 'koi-web', device: 'web-ios-1234567890-abcdefghij' }
const list = (own: Record<string, string> = {}, { fetch } = server) =>
  fetch(contract.gameList.path, { headers: { ...headers, ...own } })
const listBy = (query: string) => server.fetch(`${contract.gameList.path}${query}`, { headers })
const stateOf = async (reply: Response, id = 89) => {
  const { data } = (await reply.json()) as { data: { venues: { id: number; status: { state: string } }[] } }
  return data.venues.find((venue) => venue.id === id)?.status.state
}
const setMaintenance = (maintenance: boolean) =>
  server.db.updateTable('venues').set({ maintenance }).where('id', '=', 89).execute()

test('a change of the catalogue is told by every process within a second', async () => {
  expect([await stateOf(await list()), await stateOf(await list({}, other))]).toEqual(['open', 'open'])
  await setMaintenance(true)
  clock.advance(versionLifetime)
  expect([await stateOf(await list()), await stateOf(await list({}, other))]).toEqual([
    'maintenance',
    'maintenance',
  ])
  await setMaintenance(false)
  clock.advance(versionLifetime)
  expect(await stateOf(await list())).toBe('open')
})

test('a clock that is set back makes no old catalogue fresh', async () => {
  await list()
  await setMaintenance(true)
  clock.advance(-3_600_000)
  expect(await stateOf(await list())).toBe('maintenance')
  await setMaintenance(false)
})

test.each([
  ['venues', { sort: 1_000 }],
  ['games', { sort: 1_000 }],
  ['home_entries', { sort: 1_000 }],
] as const)('the version rises with a change of %s', async (table, change) => {
  const version = () =>
    server.db.selectFrom('config').select('value').where('key', '=', 'catalogue-version').executeTakeFirst()
  const before = await version()
  await server.db.updateTable(table).set(change).execute()
  expect(Number((await version())?.value)).toBe(Number(before?.value) + 1)
})

test('draws that are revealed raise no version', async () => {
  const version = () =>
    server.db.selectFrom('config').select('value').where('key', '=', 'catalogue-version').executeTakeFirst()
  const before = await version()
  await server.db
    .updateTable('games')
    .set({ drawn_until: new Date(clock.now()) })
    .execute()
  expect(await version()).toEqual(before)
})

test('a second caller costs no statement, and callers at the same moment share those of one', async () => {
  const first = await counted.of(() => Promise.all([list(), list(), list({ 'accept-encoding': 'br' })]))
  expect(first).toHaveLength(3)
  expect(await counted.of(() => list({ 'accept-encoding': 'gzip' }))).toEqual([])
})

test('a query that the call does not know costs no reply of its own', async () => {
  const plain = await list()
  const [known, odd] = [await listBy('?show=89'), await listBy('?show=89&zz=1')]
  expect(odd.headers.get('etag')).toBe(known.headers.get('etag'))
  expect(known.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  const statements = await counted.of(async () => {
    for (const query of ['?zz=1', '?zz=2', '?show=89&zz=2', '?zz=3&show=89']) await listBy(query)
  })
  expect(statements).toEqual([])
})

test('a reply that is there is still refused to who may not have it', async () => {
  await list()
  expect((await list({ d: 'nobody' })).status).toBe(403)
  expect((await list({ device: 'x' })).status).toBe(403)
  expect((await list({ origin: 'http://evil.example' })).status).toBe(403)
  expect((await list({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const allowed = await list({ origin: 'http://127.0.0.1:4173' })
  expect(allowed.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4173')
  expect(allowed.headers.get('vid')).toMatch(/^[\w-]{22}$/)
  expect(allowed.headers.get('date')).toBe(new Date(clock.now()).toUTCString())
})

test('each device is named to itself alone, whoever asked before', async () => {
  const [one, two] = [await list(), await list({ device: 'web-ios-1234567890-bbbbbbbbbb' })]
  expect(one.headers.get('vid')).not.toBe(two.headers.get('vid'))
})
