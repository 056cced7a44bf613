import { expect, it, vi } from 'vitest'
import { systemTimers } from './time.ts'

it.each([Infinity, 2 ** 31, 1e12])(
  'systemTimers does not call back at once when %d ms are asked for',
  (ms) => {
    vi.useFakeTimers()
    const called = vi.fn<() => void>()
    const cancel = systemTimers.after(ms, called)
    vi.advanceTimersByTime(900_000_000)
    expect(called).not.toHaveBeenCalled()
    cancel()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  },
)
