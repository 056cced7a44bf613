import { expect, test } from 'vitest'
import { findOpening } from './findOpening.ts'

test('an address that is opened begins anew, whatever the tab remembers of another visit', () => {
  expect(findOpening({ type: 'navigate', entry: null, positions: '{"default":300}' })).toBe('anew')
})

test.each([
  ['to where its entry was scrolled to', { key: 'abc' }, '{"default":0,"abc":300}', 'again'],
  ['to where the first entry was scrolled to, which has no key', null, '{"default":300}', 'again'],
  ['to the top, where its entry was left there', { key: 'abc' }, '{"default":300,"abc":0}', 'anew'],
  ['to the top, where nothing is known of its entry', { key: 'abc' }, '{"default":300}', 'anew'],
  ['to the top, where nothing is kept', null, null, 'anew'],
  ['to the top, where what is kept is broken', null, '{"default":', 'anew'],
])('a page that is loaded again goes %s', (_, entry, positions, opening) => {
  for (const type of ['reload', 'back_forward', undefined] as const)
    expect(findOpening({ type, entry, positions })).toBe(opening)
})
