import { describe, expect, it } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createThrottle } from './createThrottle.ts'

const setUp = () => {
  const clock = createManualClock(1_000_000)
  const throttle = createThrottle<number>({ windowMs: 30_000, clock })
  const flights: { resolve: (value: number) => void; reject: (error: Error) => void }[] = []
  const task = () => new Promise<number>((resolve, reject) => flights.push({ resolve, reject }))
  const land = async (index: number) => {
    flights[index]?.resolve(index)
    await clock.advance(0)
  }
  return { clock, throttle, task, flights, land }
}

describe('createThrottle', () => {
  it('shares a call in flight, forced or not', async () => {
    const { throttle, task, flights, land } = setUp()
    const first = throttle.run(task)
    expect(throttle.run(task)).toBe(first)
    expect(throttle.run(task, { force: true })).toBe(first)
    await land(0)
    expect(await first).toBe(0)
    expect(flights).toHaveLength(1)
  })

  it('skips until the window since the last start is over', async () => {
    const { clock, throttle, task, flights, land } = setUp()
    void throttle.run(task)
    await clock.advance(20_000)
    await land(0)
    await clock.advance(9_999)
    expect(throttle.run(task)).toBeUndefined()
    await clock.advance(1)
    expect(throttle.run(task)).toBeInstanceOf(Promise)
    expect(flights).toHaveLength(2)
  })

  it('counts a forced start as a start', async () => {
    const { clock, throttle, task, land } = setUp()
    void throttle.run(task)
    await land(0)
    await clock.advance(29_000)
    expect(throttle.run(task, { force: true })).toBeInstanceOf(Promise)
    await land(1)
    await clock.advance(1_000)
    expect(throttle.run(task)).toBeUndefined()
  })

  it('counts a start that failed', async () => {
    const { clock, throttle, task, flights } = setUp()
    const first = throttle.run(task)
    flights[0]?.reject(new Error('offline'))
    await expect(first).rejects.toThrow('offline')
    expect(throttle.run(task)).toBeUndefined()
    await clock.advance(30_000)
    expect(throttle.run(task)).toBeInstanceOf(Promise)
  })

  it('starts anew after a reset, and lets the forgotten call not disturb the new one', async () => {
    const { throttle, task, flights, land } = setUp()
    void throttle.run(task)
    throttle.reset()
    const second = throttle.run(task)
    await land(0)
    expect(throttle.run(task)).toBe(second)
    expect(flights).toHaveLength(2)
  })

  it('a throttle is not held up by a clock that was put back', async () => {
    const { clock, throttle, task, land } = setUp()
    void throttle.run(task)
    await land(0)
    clock.set(0)
    expect(throttle.run(task)).toBeInstanceOf(Promise)
  })
})
