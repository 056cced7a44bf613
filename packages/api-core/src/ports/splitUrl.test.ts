import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitUrl } from './splitUrl.ts'

it.each([
  ['', '', '', ''],
  ['/a', '/a', '', ''],
  ['/a?b=1#c', '/a', '?b=1', '#c'],
  ['https://koi.test/a?b=1&c#d', 'https://koi.test/a', '?b=1&c', '#d'],
  ['/a#b?c', '/a', '', '#b?c'],
  ['/a?b?c', '/a', '?b?c', ''],
  ['?', '', '?', ''],
  ['#', '', '', '#'],
  ['a\nb?c\nd#e\nf', 'a\nb', '?c\nd', '#e\nf'],
])('splits %j', (url, ...parts) => {
  expect(splitUrl(url)).toEqual(parts)
})

it('loses no letter of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '?', '#', '/', '\n', '&') }), (url) => {
      expect(splitUrl(url).join('')).toBe(url)
    }),
  )
})
