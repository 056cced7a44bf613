import { betStep, type EngineId, engineIds, engines, selectionsOf } from '@koi/contract/engines'
import type { GameType } from '@koi/contract/gameTypes'
import { pinyin } from 'pinyin-pro'
import { describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { venues } from './venues.ts'

const specified = [
  1, 2, 28, 40, 84, 85, 86, 87, 88, 89, 90, 91, 92, 95, 30, 98, 101, 201, 126, 301, 35, 107, 108, 109, 111,
  113, 127, 128, 304,
]

const typeOf = new Map(venues.map((venue) => [venue.id, venue.gameType]))

function countBy(types: readonly (GameType | undefined)[]): Record<string, number> {
  return Object.fromEntries([...new Set(types)].map((type) => [type, types.filter((t) => t === type).length]))
}

describe('the catalogue', () => {
  it('the catalogue has exactly the venues of the specification, in its order', () => {
    expect(venues.map((venue) => venue.id)).toEqual(specified)
    expect(venues.map((venue) => venue.sort)).toEqual(specified.map((_, index) => index + 1))
  })

  it('spreads the venues over the six kinds', () => {
    expect(countBy(venues.map((venue) => venue.gameType))).toEqual({
      sports: 4,
      live: 5,
      slots: 9,
      chess: 4,
      lottery: 4,
      fish: 3,
    })
  })

  it('the catalogue has about 300 games, most of them slots, each at a known venue', () => {
    expect(countBy(games.map((game) => typeOf.get(game.venueId)))).toEqual({
      sports: 20,
      live: 45,
      chess: 36,
      slots: 144,
      lottery: 32,
      fish: 24,
    })
  })

  it('never repeats an id, a name or a slug', () => {
    expect(new Set(games.map((game) => game.id)).size).toBe(games.length)
    expect(new Set(games.map((game) => game.name['zh-CN'])).size).toBe(games.length)
    expect(new Set(venues.map((venue) => venue.slug)).size).toBe(venues.length)
  })

  it('names every game with two to six Han characters', () => {
    expect(
      games.map((game) => game.name['zh-CN']).filter((name) => !/^\p{Script=Han}{2,6}$/u.test(name)),
    ).toEqual([])
  })

  it('carries the pinyin and the initials that the dictionary gives', () => {
    for (const game of games) {
      const syllables = pinyin(game.name['zh-CN'], { toneType: 'none', type: 'array', v: true })
      expect([game.id, game.pinyin]).toEqual([game.id, syllables.join('')])
      expect([game.id, game.initials]).toEqual([game.id, syllables.map((syllable) => syllable[0]).join('')])
    }
  })

  it('states return and stakes that a player can rely on', () => {
    for (const game of games) {
      expect(game.rtp).toMatch(/^9\d\.\d\d$/)
      expect(game.minStakeFen > 0n && game.minStakeFen < game.maxStakeFen).toBe(true)
    }
  })

  it('plays every engine, and each kind by engines of its own', () => {
    const played = new Map<string, Set<GameType>>()
    for (const { engine, venueId } of games) {
      const kind = typeOf.get(venueId)
      if (kind) played.set(engine, (played.get(engine) ?? new Set()).add(kind))
    }
    expect([...played.keys()].toSorted()).toEqual(engineIds.toSorted())
    // Card games of the tables are at live venues, too.
    const shared = [...played].filter(([, kinds]) => kinds.size > 1).map(([engine]) => engine)
    expect(shared.toSorted()).toEqual(['bulls', 'threeCards'])
  })

  it('names in a title what the game is', () => {
    const words: Readonly<Record<EngineId, RegExp>> = {
      baccarat: /百家乐$/,
      roulette: /轮盘$/,
      sicBo: /骰宝$/,
      dragonTiger: /龙虎$/,
      quickThree: /快三/,
      fiveDigits: /时时彩$|排列五$|分彩$/,
      scratchCard: /刮卡$/,
      bulls: /牛牛$|斗牛$/,
      threeCards: /三张$|金花$/,
      football: /足球$/,
      threeReels: /./,
      fiveReels: /./,
      fishing: /./,
    }
    const other = games.filter(({ engine, name }) => !words[engine].test(name['zh-CN']))
    expect(other.map(({ id, name }) => [id, name['zh-CN']])).toEqual([])
  })

  it('says in English what the game is, and no time between draws but its own', () => {
    const words: Partial<Record<EngineId, RegExp>> = {
      baccarat: /Baccarat$/,
      roulette: /Roulette$/,
      sicBo: /Sic Bo$/,
      dragonTiger: /Dragon Tiger$/,
      quickThree: /Three/,
      fiveDigits: /(?:Five Digits|Pick Five|Minutes?)$/,
      scratchCard: /Scratch Card$/,
      bulls: /Bulls$|Bull Duel$/,
      threeCards: /Three Cards$|Golden Flower/,
      football: /Football$/,
    }
    const other = games.filter(({ engine, name }) => !(words[engine]?.test(name.en) ?? true))
    expect(other.map(({ id, name }) => [id, name.en])).toEqual([])
    const minutes = { 'by the Minute': 60, 'Three Minutes': 180, 'Five Minutes': 300 }
    for (const [period, seconds] of Object.entries(minutes)) {
      const named = games.filter(({ name }) => name.en.endsWith(period))
      expect(named.map(({ drawSeconds }) => drawSeconds)).toEqual(named.map(() => seconds))
    }
  })

  it('gives no engine a table where a payout would have a fraction of a fen', () => {
    for (const { id, engine, minStakeFen } of games) {
      const step = betStep({ min: minStakeFen })
      for (const { id: selection, odds } of selectionsOf(engines[engine])) {
        expect([id, selection, (step * BigInt(odds)) % 100n]).toEqual([id, selection, 0n])
      }
    }
  })

  it('closes one slots venue for maintenance', () => {
    const closed = venues.filter((venue) => venue.maintenance)
    expect(closed.map((venue) => venue.gameType)).toEqual(['slots'])
  })
})
