import { contract } from '@koi/contract'
import { afterAll, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
afterAll(() => server.close())

const guest = createTestPlayer(server.fetch)
const atJade = { headers: { d: 'jade-web' } }

test('lists the news of all categories with the newest first, page by page', async () => {
  const first = await guest.call(contract.newsList, { page_size: 5 })
  const second = await guest.call(contract.newsList, { page_size: 5, page: 2 })
  const all = await guest.call(contract.newsList, { page_size: 100 })
  expect(all.items).toHaveLength(first.total)
  expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 10))
  const times = all.items.map(({ publishedAt }) => publishedAt)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('lists one category alone', async () => {
  const { items, total } = await guest.call(contract.newsList, { category: 'guide', page_size: 100 })
  expect(items).toHaveLength(total)
  expect(new Set(items.map(({ category }) => category))).toEqual(new Set(['guide']))
})

test('gives an article its body in the language that is asked for', async () => {
  const chinese = await guest.call(contract.newsDetail, { id: 'odds-formats' })
  const english = await guest.call(contract.newsDetail, { id: 'odds-formats' }, { headers: { lang: 'en' } })
  expect(chinese.title).toContain('香港盘')
  expect(english.title).toContain('Hong Kong')
  expect(english.body.map(({ kind }) => kind)).toEqual(chinese.body.map(({ kind }) => kind))
})

test('no article says the same in two of its blocks', async () => {
  const { items } = await guest.call(contract.newsList, { page_size: 100 })
  for (const { id } of items) {
    const blocks = (await guest.call(contract.newsDetail, { id })).body.map((block) => JSON.stringify(block))
    expect(new Set(blocks).size, id).toBe(blocks.length)
  }
})

test('shows a brand its own news and not that of another', async () => {
  const site = { category: 'site', page_size: 100 } as const
  const ids = async (options?: typeof atJade) =>
    (await guest.call(contract.newsList, site, options)).items.map(({ id }) => id)
  expect(await ids()).toContain('welcome-koi-web')
  expect(await ids(atJade)).toContain('welcome-jade-web')
  expect(await ids(atJade)).not.toContain('welcome-koi-web')
  await expect(guest.call(contract.newsDetail, { id: 'welcome-koi-web' }, atJade)).rejects.toThrow(
    'unknown-article',
  )
})

test('refuses an article that does not exist, or is not published yet', async () => {
  await expect(guest.call(contract.newsDetail, { id: 'nowhere' })).rejects.toThrow('unknown-article')
  const later = new Date(clock.now() + 60_000)
  await server.db.updateTable('articles').set({ published_at: later }).where('id', '=', 'river-cup').execute()
  await expect(guest.call(contract.newsDetail, { id: 'river-cup' })).rejects.toThrow('unknown-article')
  clock.advance(60_000)
  await expect(guest.call(contract.newsDetail, { id: 'river-cup' })).resolves.toMatchObject({
    category: 'sports',
  })
})

test('a body that holds anything but blocks of the contract is not sent', async () => {
  const body_zh = JSON.stringify([{ kind: 'html', text: '<script>alert(1)</script>' }])
  await server.db.updateTable('articles').set({ body_zh }).where('id', '=', 'night-games').execute()
  const reply = await guest.send(contract.newsDetail, { id: 'night-games' })
  expect(reply.http).toBe(500)
  expect(JSON.stringify(reply.data)).not.toContain('script')
})
