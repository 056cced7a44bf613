import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findGames } from './findGames.ts'
import { searchRank } from './searchRank.ts'

const koi = { name: '锦鲤跃龙门', pinyin: 'jinliyuelongmen', initials: 'jlylm' }
const letters = fc.stringMatching(/^[a-z]{2,12}$/)
const game = fc.record({
  name: fc.stringMatching(/^[\u4e00-\u9fa5]{2,6}$/),
  pinyin: letters,
  initials: letters,
  venueId: fc.constantFrom(1, 2, 3),
  tags: fc.subarray(['new', 'hot'] as const),
})
const all = { platform: null, search: '', filter: 'all' } as const

describe('searchRank', () => {
  it.each(['锦鲤', '龙门', 'jinli', 'longmen', 'jlylm', 'JLY', 'ＪＬＹ', 'jin li yue', '  锦 鲤  '])(
    'finds a game by %j',
    (text) => {
      expect(searchRank(koi, text)).not.toBeNull()
    },
  )

  it.each(['鲤锦', 'xyz', '九重'])('does not find it by %j', (text) => {
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
        expect(findGames(games, all)).toEqual(games)
      }),
    )
  })

  it('only ever takes away, and platform, filter and search agree in any order', () => {
    fc.assert(
      fc.property(fc.array(game), fc.constantFrom(null, 1, 2), letters, (games, platform, search) => {
        const found = findGames(games, { platform, search, filter: 'hot' })
        expect(found.every((one) => games.includes(one))).toBe(true)
        expect(found.every((one) => platform === null || one.venueId === platform)).toBe(true)
        expect(found.every((one) => one.tags.includes('hot'))).toBe(true)
        const again = findGames(findGames(games, { ...all, search }), { platform, search: '', filter: 'hot' })
        expect(new Set(again)).toEqual(new Set(found))
      }),
    )
  })
})
