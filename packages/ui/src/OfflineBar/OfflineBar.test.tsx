import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { OfflineBar } from './OfflineBar.tsx'

test('the offline bar is there for as long as there is no connection', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  renderUi(<OfflineBar text="网络已断开" />)
  expect(screen.queryByText('网络已断开')).toBeNull()
  onLine.mockReturnValue(false)
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  expect(screen.getByText('网络已断开')).toBeDefined()
  onLine.mockReturnValue(true)
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(screen.queryByText('网络已断开')).toBeNull()
})
