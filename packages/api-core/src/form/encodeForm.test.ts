import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeForm, encodeMultipart } from './encodeForm.ts'

const cyclic: Record<string, unknown> = {}
cyclic['self'] = cyclic

describe('encodeForm', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    [{}, ''],
    [{ a: undefined, b: null }, ''],
    [{ a: '' }, 'a='],
    [{ a: 'x y' }, 'a=x+y'],
    [{ a: true, b: false }, 'a=true&b=false'],
    [{ show: [1, 2, 28] }, 'show=1%2C2%2C28'],
    [{ show: [] }, 'show='],
    [{ fen: 12_345_678_901_234_567_890n }, 'fen=12345678901234567890'],
    [{ n: 1e21 }, 'n=1000000000000000000000'],
    [{ n: 1.5e-7 }, 'n=0.00000015'],
    [{ n: -1.25e22 }, 'n=-12500000000000000000000'],
    [{ n: -0 }, 'n=0'],
    [{ filter: { from: 1, to: null } }, 'filter=%7B%22from%22%3A1%2C%22to%22%3Anull%7D'],
    [{ 锦: '鲤&=' }, '%E9%94%A6=%E9%B2%A4%26%3D'],
  ])('writes %o as %j', (payload, form) => {
    expect(encodeForm(payload)).toBe(form)
  })

  // From the urlencoded serializer cases of the WHATWG URL standard's web platform tests.
  it.each([
    ['a b', 'a+b'],
    ['*-._', '*-._'],
    ["~!'()", '%7E%21%27%28%29'],
    ['\u0000', '%00'],
    ['\n\r', '%0A%0D'],
    ['+', '%2B'],
    ['\u{1F4A9}', '%F0%9F%92%A9'],
    ['\uD800', '%EF%BF%BD'],
  ])('escapes %j as the standard does', (value, escaped) => {
    expect(encodeForm({ [value]: value })).toBe(`${escaped}=${escaped}`)
  })

  it.each([
    ['amount', { amount: Number.NaN }],
    ['amount', { amount: Infinity }],
    ['when', { when: new Date(0) }],
    ['call', { call: () => 1 }],
    ['mark', { mark: Symbol('mark') }],
    ['map', { map: new Map() }],
    ['list', { list: [1, {}] }],
    ['list', { list: [[1]] }],
    ['list', { list: ['a', null] }],
    ['list', { list: [Number.NaN] }],
    ['filter', { filter: { min: Infinity } }],
    ['filter', { filter: { deep: { at: new Date(0) } } }],
    ['filter', { filter: { all: [1, Number.NaN] } }],
    ['filter', { filter: { fen: 1n } }],
    ['cyclic', { cyclic }],
  ])('names the field %s when it cannot be encoded', (field, payload) => {
    expect(() => encodeForm(payload)).toThrow(TypeError)
    expect(() => encodeForm(payload)).toThrow(`"${field}"`)
  })

  it.each([[1], ['a=b'], [[1]], [new Map()], [new URLSearchParams('a=b')]])(
    'refuses %o as a payload',
    (payload) => {
      expect(() => encodeForm(payload)).toThrow(TypeError)
    },
  )

  it('keeps values out of its errors', () => {
    expect(() => encodeForm({ list: [1, new Date('2001-02-03')] })).not.toThrow(/2001/)
  })

  it('decodes back to what went in', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => value.isWellFormed())
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(text, fc.boolean(), fc.bigInt(), fc.integer())), (payload) => {
        const decoded = Object.fromEntries(new URLSearchParams(encodeForm(payload)))
        const expected = Object.fromEntries(
          Object.entries(payload).map(([key, value]) => [key, String(value)]),
        )
        expect(decoded).toEqual(expected)
      }),
    )
  })

  it('writes any finite number without an exponent, and without changing it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (n) => {
        const text = new URLSearchParams(encodeForm({ n })).get('n') ?? ''
        expect(text).toMatch(/^-?\d+(\.\d+)?$/)
        expect(Number(text) === n).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('gives back the JSON of any object it takes', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (filter) => {
        expect(new URLSearchParams(encodeForm({ filter })).get('filter')?.isWellFormed()).toBe(true)
        const sent = new URLSearchParams(encodeForm({ filter })).get('filter') ?? ''
        expect(sent).toBe(JSON.stringify(filter))
      }),
    )
  })
})

describe('encodeMultipart', () => {
  it('carries files as they are, and other fields as forms have them', async () => {
    const file = new File(['koi'], 'koi.txt', { type: 'text/plain' })
    const form = encodeMultipart({ file, kind: 'avatar', tags: [1, 2], none: undefined })
    const sent = form.get('file')
    expect(sent).toBeInstanceOf(File)
    expect(sent instanceof File && [sent.name, await sent.text()]).toEqual(['koi.txt', 'koi'])
    expect(form.get('kind')).toBe('avatar')
    expect(form.get('tags')).toBe('1,2')
    expect(form.has('none')).toBe(false)
  })

  it('repeats the field for several files', () => {
    expect(encodeMultipart({ file: [new Blob(['a']), new Blob(['b'])] }).getAll('file')).toHaveLength(2)
  })

  it('names the field that cannot be encoded', () => {
    expect(() => encodeMultipart({ when: new Date(0) })).toThrow(/"when"/)
  })
})
