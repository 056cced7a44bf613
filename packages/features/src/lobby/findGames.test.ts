import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findGames, inOrder, popularFirst, searchRank } from './findGames.ts'

const koi = { name: '锦鲤跃龙门', pinyin: 'jinliyuelongmen', initials: 'jlylm' }
const letters = fc.stringMatching(/^[a-z]{2,12}$/)
const game = fc.record({
  name: fc.stringMatching(/^[\u4e00-\u9fa5]{2,6}$/),
  pinyin: letters,
  initials: letters,
  gameId: fc.uuid(),
  venueId: fc.constantFrom(1, 2, 3),
  tags: fc.subarray(['new', 'hot'] as const),
})
const noLists = { popular: [], favourites: [], recents: [] }
const all = { venue: null, search: '', filter: 'all' } as const

describe('searchRank', () => {
  it.each(['锦鲤', '龙门', 'jinli', 'longmen', 'jlylm', 'JLY', 'ＪＬＹ', 'jin li yue', '  锦 鲤  '])(
    'finds a game by %j',
    (text) => {
      expect(searchRank(koi, text)).not.toBeNull()
    },
  )

  it.each(['鲤锦', 'xyz', '九重'])('searchRank does not find a game by %j', (text) => {
    expect(searchRank(koi, text)).toBeNull()
  })

  it('puts the start of a name before initials, pinyin, and what only lies inside', () => {
    const ranks = ['锦鲤', 'jl', 'jin', '龙门'].map((text) => searchRank(koi, text))
    expect(ranks).toEqual([...ranks].toSorted((a, b) => Number(a) - Number(b)))
    expect(new Set(ranks).size).toBe(4)
  })

  it('finds every game by any piece of its name, pinyin or initials, in any case and spacing', () => {
    const piece = fc
      .record({
        game,
        field: fc.constantFrom('name', 'pinyin', 'initials'),
        from: fc.nat(),
        length: fc.nat(),
      })
      .map(({ game: one, field, from, length }) => {
        const text = one[field]
        const start = from % text.length
        return { one, text: text.slice(start, start + 1 + (length % text.length)) }
      })
    fc.assert(
      fc.property(piece, ({ one, text }) => {
        expect(searchRank(one, text)).not.toBeNull()
        expect(searchRank(one, ` ${text.toUpperCase()} `)).toBe(searchRank(one, text))
      }),
    )
  })
})

describe('findGames', () => {
  it('gives every game in its order when nothing is looked for', () => {
    fc.assert(
      fc.property(fc.array(game), (games) => {
        expect(findGames(games, all, noLists)).toEqual(games)
      }),
    )
  })

  it('only ever takes away, and venue, filter and search agree in any order', () => {
    fc.assert(
      fc.property(fc.array(game), fc.constantFrom(null, 1, 2), letters, (games, venue, search) => {
        const found = findGames(games, { venue, search, filter: 'hot' }, noLists)
        expect(found.every((one) => games.includes(one))).toBe(true)
        expect(found.every((one) => venue === null || one.venueId === venue)).toBe(true)
        expect(found.every((one) => one.tags.includes('hot'))).toBe(true)
        const again = findGames(
          findGames(games, { ...all, search }, noLists),
          { venue, search: '', filter: 'hot' },
          noLists,
        )
        expect(new Set(again)).toEqual(new Set(found))
      }),
    )
  })
})

describe('lists of games', () => {
  const withIds = fc.uniqueArray(game, { selector: ({ gameId }) => gameId, maxLength: 30 }).chain((games) =>
    fc.record({
      games: fc.constant(games),
      ids: fc.shuffledSubarray([...games.map(({ gameId }) => gameId), 'gone']),
    }),
  )

  it('gives the favourites and the games played last in the order of their list, without titles that are gone', () => {
    fc.assert(
      fc.property(withIds, ({ games, ids }) => {
        const known = ids.filter((id) => id !== 'gone')
        expect(inOrder(games, ids).map(({ gameId }) => gameId)).toEqual(known)
        for (const filter of ['favourite', 'recent'] as const) {
          const lists = { popular: [], favourites: ids, recents: ids }
          expect(findGames(games, { ...all, filter }, lists).map(({ gameId }) => gameId)).toEqual(known)
        }
      }),
    )
  })

  it('puts what is played before what a venue calls hot, and loses no game', () => {
    fc.assert(
      fc.property(withIds, ({ games, ids }) => {
        const sorted = popularFirst(games, ids)
        expect(new Set(sorted)).toEqual(new Set(games))
        const known = ids.filter((id) => id !== 'gone')
        expect(sorted.slice(0, known.length).map(({ gameId }) => gameId)).toEqual(known)
        const rest = sorted.slice(known.length).map(({ tags }) => tags.includes('hot'))
        expect(rest).toEqual(rest.toSorted((a, b) => Number(b) - Number(a)))
      }),
    )
  })

  it('searches 5,000 titles in less than a frame', () => {
    const titles = Array.from({ length: 5_000 }, (_, index) => ({
      ...koi,
      name: `锦鲤跃龙门 ${index} 号`,
      gameId: `g${index}`,
      venueId: index % 29,
      tags: [],
    }))
    const searches = ['锦', '锦鲤', 'j', 'jl', 'longmen', '4999', 'zzz']
    const timeOf = (search: string) => {
      const start = performance.now()
      findGames(titles, { ...all, search }, noLists)
      return performance.now() - start
    }
    // The machine may be busy with other work in most of the tries.
    const fastest = searches.map((search) => Math.min(...Array.from({ length: 20 }, () => timeOf(search))))
    expect(Math.max(...fastest)).toBeLessThan(1000 / 60)
  })
})
