import { contract } from '@koi/contract'
import { afterAll, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { sportsGames } from '../../seed/catalogue/sportsGames.ts'
import { createTestServer } from '../../testing/createTestServer.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
afterAll(() => server.close())
const guest = createTestPlayer(server.fetch)

const whole = { page_size: 100 }

test('lists the matches of the day in the brand’s time zone, in the order they start', async () => {
  const { items, total } = await guest.call(contract.matchList, { day: '2026-11-22', ...whole })
  expect(total).toBe(48)
  expect(items[0]?.startsAt).toBe('2026-11-21T16:00:00.000Z')
  expect(items.at(-1)?.startsAt).toBe('2026-11-22T15:30:00.000Z')
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['coming']))
})

test('finds the matches of a league and of a state, page by page', async () => {
  const all = await guest.call(contract.matchList, whole)
  const river = await guest.call(contract.matchList, { league: 'river', page_size: 5, page: 2 })
  expect(river.total).toBe(8)
  expect(river.items).toEqual(all.items.filter(({ league }) => league.id === 'river').slice(5))
  for (const state of ['coming', 'live', 'finished'] as const) {
    const found = await guest.call(contract.matchList, { state, ...whole })
    expect(found.items).toEqual(all.items.filter((match) => match.state === state))
  }
})

test('a match starts, runs and ends as the clock goes on, and keeps its id', async () => {
  const [next] = (await guest.call(contract.matchesComing, { limit: 1 })).items
  if (!next) throw new Error('there is always a next match')
  const asked = { day: '2026-11-21', ...whole }
  const now = async () => (await guest.call(contract.matchList, asked)).items.find(({ id }) => id === next.id)
  expect(next).toMatchObject({ state: 'coming', score: null, time: null })
  expect(next.odds?.home).toMatch(/^\d+\.\d\d$/)
  clock.advance(Date.parse(next.startsAt) - clock.now())
  expect(await now()).toMatchObject({ state: 'live', time: { phase: 'playing', minute: 1, added: 0 } })
  clock.advance(30 * 60_000)
  expect(await now()).toMatchObject({ state: 'live', time: { minute: 31 } })
  clock.advance(100 * 60_000)
  expect(await now()).toMatchObject({ state: 'finished', time: null, odds: null })
})

test('names leagues and teams in the language that is asked for', async () => {
  const day = { day: '2026-11-25' }
  const [chinese] = (await guest.call(contract.matchList, day)).items
  const english = { headers: { lang: 'en' } }
  const [translated] = (await guest.call(contract.matchList, day, english)).items
  expect(translated?.id).toBe(chinese?.id)
  expect(translated?.league.name).toMatch(/League$/)
  expect(chinese?.league.name).toMatch(/联赛$/)
})

test('some matches are live today at every hour, those that began before midnight among them', async () => {
  for (let hour = 0; hour < 24; hour += 1) {
    clock.advance(60 * 60_000)
    const { items, total } = await guest.call(contract.matchList, { state: 'live', ...whole })
    expect(total).toBeGreaterThan(2)
    expect(items.map(({ startsAt }) => startsAt)).toEqual(items.map(({ startsAt }) => startsAt).toSorted())
  }
})

test('a match names a title of its venue that plays football', async () => {
  const { items } = await guest.call(contract.matchList, { day: '2026-11-22', ...whole })
  const football = sportsGames.filter(({ engine }) => engine === 'football')
  const titles = new Set(football.map(({ id, venueId }) => `${venueId} ${id}`))
  expect(items.filter(({ venueId, gameId }) => !titles.has(`${venueId} ${gameId}`))).toEqual([])
})

test.each(['0000-01-01', '1999-12-31', '9999-12-31', '2026-02-30', 'today'])(
  'refuses the day %s, which no schedule has',
  async (day) => {
    expect((await guest.send(contract.matchList, { day })).code).toBe('invalid-input')
  },
)
