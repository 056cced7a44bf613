import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lets ms of the faked time pass, and React catch up. */
export function passTime(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
