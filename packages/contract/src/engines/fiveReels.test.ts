import { describe, expect, test } from 'vitest'
import { mainSelection, type Outcome } from './engine.ts'
import { fairDraw } from './fairDraw.ts'
import { fiveReels } from './fiveReels.ts'
import { reelLines } from './reelLines.ts'
import { freeRound, payLine, readReels, reelPays, reelStrips, winsFreeRound } from './readReels.ts'

const { rtp, odds, spread } = mainSelection(fiveReels)
const places = reelStrips.map((strip) => BigInt(strip.length))
const ways = places.reduce((product, count) => product * count, 1n)

/** How many of all ways give each row of five symbols on a line: each line has every place of each strip once. */
function sumOfLine(): bigint {
  let sum = 0n
  function walk(reel: number, symbols: readonly number[], count: bigint): void {
    const strip = reelStrips[reel]
    if (!strip) {
      sum += count * BigInt(payLine(symbols).pays)
      return
    }
    for (const symbol of new Set(strip)) {
      walk(reel + 1, [...symbols, symbol], count * BigInt(strip.filter((place) => place === symbol).length))
    }
  }
  walk(0, [], 1n)
  return sum
}

/** In how many of all ways a free round is won; reels two and four do not count for it. */
function waysToFreeRound(): bigint {
  let won = 0n
  for (const [first] of reelStrips[0]?.entries() ?? []) {
    for (const [third] of reelStrips[2]?.entries() ?? []) {
      for (const [fifth] of reelStrips[4]?.entries() ?? []) {
        if (winsFreeRound([first, 0, third, 0, fifth])) won += 1n
      }
    }
  }
  return won * (places[1] ?? 0n) * (places[3] ?? 0n)
}

/** The stops that pay most, of all or of those that win a free round: lines that cannot win any more are given up. */
function best(ends: (stops: readonly number[]) => boolean): { stops: readonly number[]; pays: number } {
  let found = { stops: [] as readonly number[], pays: -1 }
  const symbolAt = (reel: number, stop: number, row: number) =>
    reelStrips[reel]?.[(stop + row - 1 + 24) % 24] ?? 0
  function walk(
    stops: readonly number[],
    alive: readonly { symbol: number; rows: readonly number[] }[],
    sure: number,
  ) {
    const hope = alive.reduce((most, { symbol }) => most + (reelPays[symbol]?.[2] ?? 0), sure)
    if (hope <= found.pays) return
    const reel = stops.length
    if (reel === 5) {
      if (ends(stops)) found = { stops, pays: hope }
      return
    }
    for (let stop = 0; stop < 24; stop += 1) {
      const going = alive.filter(({ symbol, rows }) => {
        const here = symbolAt(reel, stop, rows[reel] ?? 0)
        return here === symbol || here === 6
      })
      const ended = alive
        .filter((line) => !going.includes(line))
        .reduce((paid, { symbol }) => paid + (reelPays[symbol]?.[reel - 3] ?? 0), 0)
      walk([...stops, stop], going, sure + ended)
    }
  }
  for (let stop = 0; stop < 24; stop += 1) {
    walk(
      [stop],
      reelLines.map((rows) => ({ symbol: symbolAt(0, stop, rows[0] ?? 0), rows })),
      0,
    )
  }
  return found
}

/** Sums over all places where the reels can stop: of what they pay, of its squares, and of those that win a free round. */
function moments() {
  const found = { pays: 0, squares: 0, free: 0, freePays: 0 }
  const moons = reelStrips.map((strip) =>
    strip.map((_, stop) => [23, 0, 1].some((step) => strip[(stop + step) % 24] === 7)),
  )
  function walk(reel: number, lines: readonly number[], paid: number, free: boolean): void {
    if (reel === 5) {
      const pays = lines.reduce((sum, line) => sum + (reelPays[begins[line] ?? 7]?.[2] ?? 0), paid)
      found.pays += pays
      found.squares += pays ** 2
      if (free) found.free += 1
      if (free) found.freePays += pays
      return
    }
    const strip = reelStrips[reel] ?? []
    for (let stop = 0; stop < 24; stop += 1) {
      let now = paid
      const going: number[] = []
      for (const line of lines) {
        const symbol = begins[line] ?? 7
        const here = strip[(stop + (reelLines[line]?.[reel] ?? 0) + 23) % 24]
        if (here === symbol || here === 6) going.push(line)
        else now += reelPays[symbol]?.[reel - 3] ?? 0
      }
      walk(reel + 1, going, now, free && (reel % 2 === 1 || moons[reel]?.[stop] === true))
    }
  }
  let begins: number[] = []
  for (let stop = 0; stop < 24; stop += 1) {
    begins = reelLines.map((rows) => reelStrips[0]?.[(stop + (rows[0] ?? 0) + 23) % 24] ?? 7)
    walk(1, [...reelLines.keys()], 0, moons[0]?.[stop] === true)
  }
  return found
}

describe('five reels', () => {
  test('a spin and its free round return exactly what is stated, by exact fractions over the strips', () => {
    const line = sumOfLine()
    const spin = line * BigInt(reelLines.length)
    // spin/ways hundredths for the spin, and for the share that wins a free round so many spins at twice the pays.
    const free = BigInt(freeRound.spins * freeRound.factor) * spin * waysToFreeRound()
    const cut = ((spin * ways + free) * 100n) / (ways * ways)
    expect(`${cut / 100n}.${String(cut % 100n).padStart(2, '0')}`).toBe(rtp)
  })

  test('a round spreads exactly as it states, over all places where the reels can stop', () => {
    const { pays, squares, free, freePays } = moments()
    const all = Number(ways)
    const [spins, factor] = [freeRound.spins, freeRound.factor]
    // Of a spin: mean and mean square. Of a free round, which is won by chance and then is so many spins of their own.
    const [mean, square, chance] = [pays / all, squares / all, free / all]
    const round = mean + chance * spins * factor * mean
    const squareOfRound =
      square +
      2 * (freePays / all) * spins * factor * mean +
      chance * factor ** 2 * (spins * square + spins * (spins - 1) * mean ** 2)
    expect(round).toBeCloseTo(Number(rtp), 1)
    expect(Math.sqrt(squareOfRound - round ** 2)).toBeCloseTo(spread ?? 0, 2)
  }, 60_000)

  test('the most that a round pays is a best spin that wins a free round of best spins', () => {
    const spin = best(() => true)
    const first = best(winsFreeRound)
    const most: Outcome = {
      stops: first.stops,
      free: Array.from({ length: freeRound.spins }, () => spin.stops).flat(),
    }
    expect(fiveReels.pays('spin', most)).toBe(first.pays + freeRound.spins * freeRound.factor * spin.pays)
    expect(odds).toBe(fiveReels.pays('spin', most))
  })

  test('the wild is on the reels two, three and four alone, the scatter on one, three and five', () => {
    expect(reelStrips.map((strip) => strip.includes(6))).toEqual([false, true, true, true, false])
    expect(reelStrips.map((strip) => strip.includes(7))).toEqual([true, false, true, false, true])
  })

  test('lines are 20 and all differ, and every pay is whole fen on the least stake', () => {
    expect(new Set(reelLines.map((rows) => rows.join(''))).size).toBe(20)
    expect(reelPays.flat().filter((pays) => (20 * pays) % 100 !== 0)).toEqual([])
  })

  test('equal symbols from the left and pearls between them count, later ones do not', () => {
    expect(payLine([2, 2, 2, 4, 2])).toEqual({ symbol: 2, count: 3, pays: 100 })
    expect(payLine([2, 6, 6, 2, 4])).toEqual({ symbol: 2, count: 4, pays: 400 })
    expect(payLine([0, 6, 6, 6, 0])).toEqual({ symbol: 0, count: 5, pays: 20_000 })
    expect(payLine([4, 2, 2, 2, 2]).pays).toBe(0)
    expect(payLine([7, 6, 7, 6, 7]).pays).toBe(0)
  })

  test('a free round is drawn with the spin that wins it, once, and told win by win', () => {
    const random = fairDraw({ serverSeed: 'free', clientSeed: 'round', nonce: 1 })
    let rounds = 0
    for (let count = 0; count < 2_000; count += 1) {
      const outcome = fiveReels.draw(random)
      const { base, free } = readReels(outcome)
      expect(outcome['free'] !== undefined).toBe(winsFreeRound(outcome['stops'] ?? []))
      const wins = [base, ...free].flatMap((spin) => spin.wins)
      expect(fiveReels.details?.(outcome)).toHaveLength(wins.length)
      expect(fiveReels.pays('spin', outcome)).toBe(wins.reduce((sum, { pays }) => sum + pays, 0))
      if (free.length === 0) continue
      rounds += 1
      expect(free).toHaveLength(freeRound.spins)
      expect(fiveReels.why(outcome)['zh-CN']).toMatch(/^三轮满月，8 次免费旋转共 ×[\d.]+(?:；首转.+)?$/)
    }
    // One in 128.
    expect(rounds).toBeGreaterThan(5)
  })

  test('a win says its line, its symbols, how many of them and how much of the stake it pays', () => {
    const stops = [2, 2, 15, 2, 0]
    expect(fiveReels.details?.({ stops }).map((win) => win['zh-CN'])).toContain('第 1 线四个金币 ×4')
    expect(fiveReels.details?.({ stops }).map((win) => win.en)).toContain('Line 1: four coins ×4')
  })
})
