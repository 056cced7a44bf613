import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { InfiniteScroll } from './InfiniteScroll.tsx'

let reach: (() => void) | undefined

class Observer implements Partial<IntersectionObserver> {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    reach = () => callback([{ isIntersecting: true }])
  }
  observe() {}
  disconnect() {
    reach = undefined
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('fetches more when its end comes near', () => {
  const onMore = vi.fn()
  renderUi(
    <InfiniteScroll hasMore loading={false} onMore={onMore}>
      列表
    </InfiniteScroll>,
  )
  act(() => reach?.())
  expect(onMore).toHaveBeenCalledOnce()
})

test.each([
  ['while more is on its way', { hasMore: true, loading: true }],
  ['after a failure, until asked', { hasMore: true, loading: false, error: '没有加载成功' }],
  ['at the end', { hasMore: false, loading: false }],
])('fetches nothing by itself %s', (_when, state) => {
  renderUi(
    <InfiniteScroll {...state} onMore={() => {}}>
      列表
    </InfiniteScroll>,
  )
  expect(reach).toBeUndefined()
})

test('a failure offers another try', () => {
  const onMore = vi.fn()
  renderUi(
    <InfiniteScroll hasMore loading={false} error="没有加载成功" onMore={onMore}>
      列表
    </InfiniteScroll>,
  )
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onMore).toHaveBeenCalledOnce()
})
