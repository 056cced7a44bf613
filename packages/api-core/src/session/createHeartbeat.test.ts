import { describe, expect, it } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createHeartbeat } from './createHeartbeat.ts'

const setUp = () => {
  const clock = createManualClock(1_000_000)
  const beats: number[] = []
  const logged: unknown[] = []
  const note = (...details: unknown[]) => void logged.push(...details)
  let listener: (() => void) | undefined
  let hidden = false
  let answer: () => Promise<unknown> = () => Promise.resolve()
  const heartbeat = createHeartbeat({
    clock,
    timers: clock,
    visibility: {
      hidden: () => hidden,
      subscribe(added) {
        listener = added
        return () => {
          listener = undefined
        }
      },
    },
    beat() {
      beats.push(clock.now() - 1_000_000)
      return answer()
    },
    intervalMs: 30_000,
    logger: { warn: note, error: note },
  })
  return {
    clock,
    beats,
    heartbeat,
    logged,
    show: (visible: boolean) => {
      hidden = !visible
      listener?.()
    },
    isListening: () => listener !== undefined,
    answerWith: (next: () => Promise<unknown>) => {
      answer = next
    },
  }
}

describe('createHeartbeat', () => {
  it('sends a beat after each interval, the first after one interval', async () => {
    const { clock, beats, heartbeat } = setUp()
    heartbeat.start()
    await clock.advance(29_999)
    expect(beats).toEqual([])
    await clock.advance(60_001)
    expect(beats).toEqual([30_000, 60_000, 90_000])
  })

  it('starts once, however often start is called', async () => {
    const { clock, beats, heartbeat } = setUp()
    heartbeat.start()
    heartbeat.start()
    await clock.advance(30_000)
    expect(beats).toEqual([30_000])
  })

  it('beats at once when a page shows up that slept for an interval', async () => {
    const { clock, beats, heartbeat, show } = setUp()
    heartbeat.start()
    show(false)
    clock.set(1_000_000 + 45_000)
    show(true)
    expect(beats).toEqual([45_000])
    await clock.advance(30_000)
    expect(beats).toEqual([45_000, 75_000])
  })

  it('goes on when the clock is set back by an hour', async () => {
    const timers = createManualClock()
    let setBack = 0
    let beats = 0
    createHeartbeat({
      clock: { now: () => 1_000_000_000 + timers.now() - setBack },
      timers,
      visibility: { hidden: () => false, subscribe: () => () => {} },
      beat: async () => (beats += 1),
      intervalMs: 30_000,
    }).start()
    await timers.advance(30_000)
    setBack = 3_600_000
    await timers.advance(90_000)
    expect(beats).toBe(4)
  })

  it('the heartbeat does not beat early when a page shows up before that', async () => {
    const { clock, beats, heartbeat, show } = setUp()
    heartbeat.start()
    show(false)
    await clock.advance(10_000)
    show(true)
    await clock.advance(20_000)
    expect(beats).toEqual([30_000])
  })

  it('the heartbeat has at most one beat in flight, and goes on when that is answered', async () => {
    const { clock, beats, heartbeat, show, answerWith } = setUp()
    let land = () => {}
    answerWith(() => new Promise<void>((resolve) => (land = resolve)))
    heartbeat.start()
    await clock.advance(100_000)
    show(true)
    expect(beats).toEqual([30_000])
    land()
    await clock.advance(0)
    expect(beats).toEqual([30_000, 100_000])
  })

  it('logs a failure and goes on', async () => {
    const { clock, beats, heartbeat, logged, answerWith } = setUp()
    const failure = new Error('offline')
    answerWith(() => Promise.reject(failure))
    heartbeat.start()
    await clock.advance(60_000)
    expect(beats).toHaveLength(2)
    expect(logged).toContain(failure)
  })

  it('stops for good, leaving no timer and no listener, and can start anew', async () => {
    const { clock, beats, heartbeat, isListening } = setUp()
    heartbeat.start()
    await clock.advance(20_000)
    heartbeat.stop()
    heartbeat.stop()
    expect([clock.pending, isListening()]).toEqual([0, false])
    heartbeat.start()
    await clock.advance(30_000)
    expect(beats).toEqual([50_000])
  })

  it('the heartbeat does not go on when a beat is answered after the stop', async () => {
    const { clock, beats, heartbeat, answerWith } = setUp()
    let land = () => {}
    answerWith(() => new Promise<void>((resolve) => (land = resolve)))
    heartbeat.start()
    await clock.advance(30_000)
    heartbeat.stop()
    land()
    await clock.advance(60_000)
    expect([beats, clock.pending]).toEqual([[30_000], 0])
  })
})
