import { engines, selectionsOf, settleBets } from '@koi/contract/engines'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  betsOfSlip,
  emptySlip,
  restoreBet,
  type Slip,
  type SlipRules,
  sumSlip,
  toggleBet,
  typeAmount,
} from './slip.ts'

const rules: SlipRules = { gameLimits: { min: 1_000n, max: 500_000n }, step: 100n }
const ids = selectionsOf(engines.football).map(({ id }) => id)

function slipOf(amounts: Readonly<Record<string, string>>): Slip {
  return Object.entries(amounts).reduce(
    (slip, [selection, typed]) => typeAmount(toggleBet(slip, selection, rules), selection, typed),
    emptySlip,
  )
}

const anySlip = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 }).chain((chosen) =>
  fc
    .array(fc.oneof(fc.nat(600).map(String), fc.constantFrom('', '10.5', 'x', '-5', '１００')), {
      minLength: chosen.length,
      maxLength: chosen.length,
    })
    .map((typed) => slipOf(Object.fromEntries(chosen.map((id, at) => [id, typed[at] ?? ''])))),
)

describe('a bet slip', () => {
  it('takes up to five distinct selections, and says that it is full at the sixth', () => {
    const five = ids.slice(0, 5).reduce((slip, id) => toggleBet(slip, id, rules), emptySlip)
    expect(five.bets).toHaveLength(5)
    const sixth = toggleBet(five, 'even', rules)
    expect(sixth).toMatchObject({ bets: five.bets, full: true })
    expect(toggleBet(sixth, 'home', rules)).toMatchObject({ full: false })
  })

  it('takes a bet out and puts it back where it stood, with its amount', () => {
    const three = slipOf({ home: '10', over: '25', even: '30' })
    const two = toggleBet(three, 'over', rules)
    expect(two.bets.map(({ selection }) => selection)).toEqual(['home', 'even'])
    expect(restoreBet(two).bets).toEqual(three.bets)
    expect(restoreBet(restoreBet(two)).bets).toEqual(three.bets)
  })

  it('gives a new bet the amount of the one before, or the least where its limits are narrower', () => {
    const rich = typeAmount(toggleBet(emptySlip, 'under', rules), 'under', '5000')
    expect(toggleBet(rich, 'even', rules).bets[1]?.typed).toBe('5000')
    expect(toggleBet(rich, 'draw', rules).bets[1]?.typed).toBe('10')
  })

  it('keeps what was typed, and stakes nothing that is no amount, out of limits or no whole step', () => {
    for (const typed of ['', 'x', '9', '5001', '10.50', '-10']) {
      const slip = slipOf({ under: typed, home: '10' })
      expect(slip.bets[0]?.typed).toBe(typed)
      expect(sumSlip(slip, rules), typed).toMatchObject({ fits: false, total: 1_000n })
    }
    expect(sumSlip(slipOf({ under: '１０' }), rules)).toMatchObject({ fits: true, total: 1_000n })
  })

  it('narrows the most that can be laid by the odds of the selection', () => {
    const [line] = sumSlip(slipOf({ draw: '10' }), rules).lines
    expect(line?.limits).toEqual({ min: 1_000n, max: 276_200n })
    expect(line?.returns).toBe(3_620n)
  })

  it('does not fit when all bets together are more than the largest stake of the game', () => {
    const slip = slipOf({ under: '3000', odd: '2001' })
    expect(sumSlip(slip, rules)).toMatchObject({ overTotal: true, fits: false })
  })

  it('a closed bet keeps the slip from being placed until it is taken out', () => {
    const slip = { ...slipOf({ home: '10', over: '10' }), closed: ['over'] }
    expect(sumSlip(slip, rules)).toMatchObject({ fits: false, total: 1_000n })
    const open = toggleBet(slip, 'over', rules)
    expect(sumSlip(open, rules).fits).toBe(true)
    expect(open.closed).toEqual([])
  })

  it('any change asks to read the slip once more', () => {
    const read = { ...slipOf({ home: '10', over: '10' }), reviewing: true }
    expect(toggleBet(read, 'over', rules).reviewing).toBe(false)
    expect(toggleBet(read, 'even', rules).reviewing).toBe(false)
    expect(typeAmount(read, 'home', '11').reviewing).toBe(false)
  })

  it('stakes the sum of its bets, and no score pays more than it says', () => {
    const score = fc.record({ home: fc.nat(4), away: fc.nat(4) })
    fc.assert(
      fc.property(anySlip, score, (slip, { home, away }) => {
        const sum = sumSlip(slip, rules)
        const bets = betsOfSlip(slip, rules)
        expect(bets.reduce((total, { amount }) => total + amount, 0n)).toBe(sum.total)
        const { payout } = settleBets(engines.football, bets, { home: [home], away: [away] })
        expect(payout <= sum.mostReturn).toBe(true)
        expect(sum.mostReturn <= sum.lines.reduce((all, { returns }) => all + returns, 0n)).toBe(true)
      }),
    )
  })

  it('bets against each other do not both count as won', () => {
    const sum = sumSlip(slipOf({ home: '10', away: '10' }), rules)
    expect(sum.lines.map(({ returns }) => returns)).toEqual([2_230n, 3_030n])
    expect(sum.mostReturn).toBe(3_030n)
  })
})
