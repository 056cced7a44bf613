import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BANK_GROUPS, bankGroup } from './bankGroup.ts'

describe('bankGroup', () => {
  it('finds every code of the specification in its group, in any case and with blanks around', () => {
    for (const [index, codes] of BANK_GROUPS.entries()) {
      for (const code of codes) {
        expect(bankGroup(code)).toBe(index)
        expect(bankGroup(` ${code.toUpperCase()}\n`)).toBe(index)
      }
    }
    expect(BANK_GROUPS.flat()).toHaveLength(15)
    expect([bankGroup('ccb'), bankGroup('icbc'), bankGroup('psbc'), bankGroup('ceb')]).toEqual([0, 1, 2, 3])
  })

  it.each(['', ' ', 'nobank', 'ccbx', 'toString', '__proto__', 'c cb'])(
    'gives -1 for the unknown code %j',
    (code) => {
      expect(bankGroup(code)).toBe(-1)
    },
  )

  it('knows no code beside the listed ones', () => {
    const known = new Set<string>(BANK_GROUPS.flat())
    fc.assert(
      fc.property(fc.string({ maxLength: 5 }), (code) => {
        expect(bankGroup(code) >= 0).toBe(known.has(code.trim().toLowerCase()))
      }),
    )
  })
})
