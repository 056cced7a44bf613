import { contract } from '@koi/contract'
import { afterAll, expect, test } from 'vitest'
import { allHomeEntries } from '../../seed/homeEntries.ts'
import { seedHome } from '../../seed/seedHome.ts'
import { transact } from '../../db/transact.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'

const server = await createTestServer()
const guest = createTestPlayer(server.fetch)
afterAll(() => server.close())

test('banners come in the language asked for, the brand’s own first, and not those of another brand', async () => {
  const brands = [
    { d: 'koi-web', names: { 'zh-CN': '锦鲤', en: 'Koi' } },
    { d: 'jade-web', names: { 'zh-CN': '青玉', en: 'Jade' } },
  ]
  await transact(server.db, (trx) => seedHome(trx, allHomeEntries(brands)))
  const chinese = await guest.call(contract.topCovers, {})
  const english = await guest.call(contract.topCovers, {}, { headers: { lang: 'en' } })
  expect(chinese.items.map(({ title }) => title)).toEqual(['锦鲤上新', '海港之夜', '月下长卷'])
  expect(english.items[0]?.title).toBe('New at Koi')
  expect(chinese.items[0]).toMatchObject({
    picture: '/pictures/banners/koi-waves-desktop.png',
    tallPicture: '/pictures/banners/koi-waves-mobile.png',
  })
})

test('the home page has an entry to each kind of game, with a path of the site', async () => {
  const { items } = await guest.call(contract.secondNav, {})
  const { tabs } = await guest.call(contract.gameList, {})
  expect(items.map(({ id }) => id)).toEqual(tabs.map(({ gameType }) => gameType))
  expect(items.map(({ title }) => title)).toEqual(tabs.map(({ name }) => name))
  expect(items.every(({ link }) => /^\/[a-z]/.test(link))).toBe(true)
})
