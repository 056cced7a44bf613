import { createManualClock, createMemoryStorage } from '@koi/api-core/testing'
import { expect, test } from 'vitest'
import { pendingIntents } from './pendingIntents.ts'

const start = Date.parse('2026-11-21T04:00:00.000Z')

test('a note is the call, its key and the time, and goes with the last of them', () => {
  const sessionStorage = createMemoryStorage()
  const pending = pendingIntents({ sessionStorage, clock: createManualClock(start) })
  expect(pending.find('wallet.transfer')).toBeNull()
  pending.add('wallet.transfer', 'a')
  pending.add('withdraw.request', 'b')
  expect(JSON.parse(sessionStorage.getItem('intents') ?? '')).toEqual([
    { call: 'wallet.transfer', key: 'a', at: start },
    { call: 'withdraw.request', key: 'b', at: start },
  ])
  expect(pending.find('wallet.transfer')).toBe('a')
  pending.remove('a')
  expect([pending.find('wallet.transfer'), pending.find('withdraw.request')]).toEqual([null, 'b'])
  pending.remove('b')
  expect(sessionStorage.getItem('intents')).toBeNull()
})

test('what is a day old, or cannot be read, is nothing', async () => {
  const clock = createManualClock(start)
  const sessionStorage = createMemoryStorage()
  const pending = pendingIntents({ sessionStorage, clock })
  pending.add('wallet.transfer', 'a')
  await clock.advance(24 * 60 * 60_000)
  expect(pending.find('wallet.transfer')).toBeNull()
  for (const text of ['{', '7', '[{"call":1}]']) {
    sessionStorage.setItem('intents', text)
    expect(pending.find('wallet.transfer')).toBeNull()
  }
})
