import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passTime } from '../testing/passTime.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { NoticeLine } from './NoticeLine.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('one notice follows another, and the first the last', () => {
  renderUi(<NoticeLine label="公告" lines={['一', '二']} stayMs={1000} />)
  passTime(1000)
  expect(screen.getByText('二')).toBeDefined()
  passTime(1000)
  expect(screen.getByText('一')).toBeDefined()
})

test('stopped, it stands still until it is let go', () => {
  renderUi(<NoticeLine label="公告" lines={['一', '二']} stayMs={1000} />)
  fireEvent.click(screen.getByRole('button', { name: '暂停' }))
  passTime(10_000)
  expect(screen.getByText('一')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '继续' }))
  passTime(1000)
  expect(screen.getByText('二')).toBeDefined()
})

test('no line is shown without notices', () => {
  const { container } = renderUi(<NoticeLine label="公告" lines={[]} />)
  expect(container.textContent).toBe('')
})
