import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIncomplete } from './isIncomplete.ts'

describe('isIncomplete', () => {
  it.each([
    [null],
    [undefined],
    [{ a: '' }],
    [{ a: null }],
    [{ a: undefined }],
    [{ a: false }],
    [{ a: Number.NaN }],
  ])('finds %o incomplete', (form) => {
    expect(isIncomplete(form)).toBe(true)
  })

  it.each([[{}], [{ a: 0 }], [{ a: -0 }], [{ a: 0n }], [{ a: '0' }], [{ a: ' ' }], [{ a: [] }]])(
    'finds %o complete',
    (form) => {
      expect(isIncomplete(form)).toBe(false)
    },
  )

  it('looks at own values only', () => {
    expect(isIncomplete(Object.create({ inherited: '' }))).toBe(false)
  })

  it('needs one bad value among any number of good ones', () => {
    const good = fc.dictionary(
      fc.string(),
      fc.oneof(fc.integer(), fc.string({ minLength: 1 }), fc.constant(true)),
    )
    fc.assert(
      fc.property(good, fc.constantFrom('', null, undefined, false, Number.NaN), (form, bad) => {
        expect(isIncomplete(form)).toBe(false)
        expect(isIncomplete({ ...form, bad })).toBe(true)
      }),
    )
  })
})
