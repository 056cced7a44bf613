import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { passTime } from '../testing/passTime.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { Clock } from './Clock.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test("tells the server's time in the business zone, whatever the device thinks", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 15, 59, 58) })
  renderUi(<Clock label="服务器时间" offsetMs={1000} zone={() => 'GMT+8'} />)
  expect(screen.getByRole('timer').textContent).toBe('2026-11-21 23:59:59 GMT+8')
  passTime(1000)
  expect(screen.getByRole('timer').textContent).toBe('2026-11-22 00:00:00 GMT+8')
})
