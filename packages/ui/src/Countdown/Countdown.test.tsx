import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passTime } from '../testing/passTime.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { Countdown } from './Countdown.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})

afterEach(() => {
  vi.useRealTimers()
})

const clock = { now: () => Date.now() }

test('counts down by the clock and ends once', () => {
  const onEnd = vi.fn()
  renderUi(<Countdown until={61_000} clock={clock} onEnd={onEnd} />)
  expect(screen.getByRole('timer').textContent).toBe('01:01')
  passTime(60_000)
  expect(screen.getByRole('timer').textContent).toBe('00:01')
  passTime(5000)
  expect(screen.getByRole('timer').textContent).toBe('00:00')
  expect(onEnd).toHaveBeenCalledOnce()
})

test('whole days are told in words', () => {
  renderUi(<Countdown until={(9 * 86_400 + 3 * 3600 + 5) * 1000} clock={clock} />)
  expect(screen.getByRole('timer').textContent).toBe('9 天 03:00:05')
})

test('shows the truth at once when a page that slept becomes visible', () => {
  renderUi(<Countdown until={3_600_000} clock={clock} />)
  expect(screen.getByRole('timer').textContent).toBe('1:00:00')
  vi.setSystemTime(3_590_000)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(screen.getByRole('timer').textContent).toBe('00:10')
})
