import { gameTypes } from '@koi/contract/gameTypes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrangeHome, homeLimits } from './arrangeHome.ts'

const game = fc.record({
  gameId: fc.uuid(),
  venueId: fc.integer({ min: 1, max: 9 }),
  gameType: fc.constantFrom(...gameTypes),
  tags: fc.subarray(['new', 'hot'] as const),
  venueStatus: fc.constantFrom({ state: 'open' } as const, { state: 'maintenance', until: null } as const),
})

const home = fc.uniqueArray(game, { selector: ({ gameId }) => gameId, maxLength: 60 }).chain((games) => {
  const ids = fc.shuffledSubarray([...games.map(({ gameId }) => gameId), 'gone'])
  return fc.record({
    games: fc.constant(games),
    lists: fc.record({ popular: ids, favourites: ids, recents: ids }),
  })
})

describe('the home page', () => {
  it('shows no title twice, with the shelves of all kinds as with the rail of any kind', () => {
    fc.assert(
      fc.property(home, ({ games, lists }) => {
        const { recents, favourites, popular, railOf, shelfOf } = arrangeHome(games, lists)
        const withShelves = [...recents, ...favourites, ...popular, ...gameTypes.flatMap(shelfOf)]
        expect(new Set(withShelves).size).toBe(withShelves.length)
        for (const kind of gameTypes) {
          const withRail = [...recents, ...favourites, ...railOf(kind)]
          expect(new Set(withRail).size).toBe(withRail.length)
        }
      }),
    )
  })

  it('holds its limits, offers no closed venue, and shelves only games of their kind', () => {
    fc.assert(
      fc.property(home, ({ games, lists }) => {
        const { recents, favourites, popular, railOf, shelfOf } = arrangeHome(games, lists)
        expect(Math.max(recents.length, favourites.length)).toBeLessThanOrEqual(homeLimits.own)
        expect(popular.length).toBeLessThanOrEqual(homeLimits.popular)
        for (const kind of gameTypes)
          for (const one of [...railOf(kind), ...shelfOf(kind)]) {
            expect(one.gameType).toBe(kind)
            expect(one.venueStatus.state).toBe('open')
          }
        expect(popular.every(({ venueStatus }) => venueStatus.state === 'open')).toBe(true)
      }),
    )
  })

  it('begins with what is played most, and fills a place as long as there is anything to show', () => {
    fc.assert(
      fc.property(home, ({ games, lists }) => {
        const { popular } = arrangeHome(games, { ...lists, favourites: [], recents: [] })
        const open = games.filter(({ venueStatus }) => venueStatus.state === 'open')
        expect(popular).toHaveLength(Math.min(open.length, homeLimits.popular))
        const played = lists.popular.filter((id) => open.some(({ gameId }) => gameId === id))
        const expected = played.slice(0, homeLimits.popular)
        expect(popular.slice(0, expected.length).map(({ gameId }) => gameId)).toEqual(expected)
      }),
    )
  })
})
