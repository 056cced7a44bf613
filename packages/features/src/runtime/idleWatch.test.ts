import { createManualClock } from '@koi/api-core/testing'
import { expect, test } from 'vitest'
import { createIdleWatch } from './idleWatch.ts'

const minute = 60_000

function watch() {
  const clock = createManualClock(1_000_000)
  let ended = 0
  const idle = createIdleWatch({
    clock,
    timers: clock,
    idleMs: 30 * minute,
    warnMs: minute,
    onIdle: () => {
      ended += 1
    },
  })
  idle.start()
  return { clock, idle, ended: () => ended }
}

test('the idle watch warns a minute before, and ends after thirty minutes without input, once', async () => {
  const { clock, idle, ended } = watch()
  await clock.advance(29 * minute - 1)
  expect(idle.state()).toEqual({ status: 'active' })
  await clock.advance(1)
  expect(idle.state()).toEqual({ status: 'warned', endsAt: 1_000_000 + 30 * minute })
  await clock.advance(minute)
  expect(ended()).toBe(1)
  await clock.advance(90 * minute)
  expect(ended()).toBe(1)
})

test('input puts the warning off', async () => {
  const { clock, idle } = watch()
  await clock.advance(20 * minute)
  idle.touch()
  await clock.advance(28 * minute)
  expect(idle.state().status).toBe('active')
  await clock.advance(minute)
  expect(idle.state().status).toBe('warned')
})

test('a warning is answered by the click that stays, not by a stray touch', async () => {
  const { clock, idle, ended } = watch()
  await clock.advance(29 * minute)
  idle.touch()
  expect(idle.state().status).toBe('warned')
  idle.stay()
  expect(idle.state().status).toBe('active')
  await clock.advance(28 * minute)
  expect(ended()).toBe(0)
})

test('a device that slept through both finds the end at the first touch', async () => {
  const { clock, idle, ended } = watch()
  clock.set(1_000_000 + 45 * minute)
  idle.touch()
  expect(ended()).toBe(1)
})

test('stopped, it neither warns nor ends', async () => {
  const { clock, idle, ended } = watch()
  idle.stop()
  await clock.advance(60 * minute)
  expect(idle.state().status).toBe('active')
  expect(ended()).toBe(0)
  expect(clock.pending).toBe(0)
})
