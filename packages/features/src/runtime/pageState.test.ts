import { expect, test } from 'vitest'
import { parsePageState, writePageState } from './pageState.ts'

const state = {
  path: '/home',
  locale: 'en',
  at: 1_793_000_000_000,
  cache: {
    queries: {
      'rules(undefined)': {
        status: 'fulfilled',
        data: { least: 10_000n, text: 'a <b> c', list: [1n, { most: [-2n] }] },
      },
    },
    provided: { tags: {}, keys: {} },
    personal: ['gifts'],
  },
}

test('what a page is drawn from comes back as it was, amounts of money as well', () => {
  const text = writePageState(state as never)
  expect(parsePageState(text)).toEqual(state)
})

test.each([
  '',
  '{}',
  '[]',
  'null',
  '{"path":"/","locale":"en","at":1,"cache":{"queries":[]}}',
  '{"at":"\\u0001x"}',
])('data that no page was drawn from is none: %s', (text) => {
  expect(parsePageState(text)).toBeNull()
})
