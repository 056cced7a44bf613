import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { OfflineBar } from './OfflineBar.tsx'

test('the offline bar is there for as long as there is no connection', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  renderUi(<OfflineBar text="连接已断开" />)
  expect(screen.queryByText('连接已断开')).toBeNull()
  onLine.mockReturnValue(false)
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  expect(screen.getByText('连接已断开')).toBeDefined()
  onLine.mockReturnValue(true)
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(screen.queryByText('连接已断开')).toBeNull()
})

test('the offline bar is there on a page whose server was not reached though there is a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  document.documentElement.dataset['offline'] = ''
  renderUi(<OfflineBar text="连接已断开" />)
  expect(screen.getByText('连接已断开')).toBeDefined()
  delete document.documentElement.dataset['offline']
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText('连接已断开')).toBeNull()
})

test('a page that the server drew holds the bar ready, and gives it up where there is a connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const page = <OfflineBar text="连接已断开" />
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  expect(container.querySelector('[data-until-known]')?.textContent).toBe('连接已断开')
  const root = await act(async () => hydrateRoot(container, page))
  expect(container.textContent).toBe('')
  onLine.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(container.textContent).toBe('连接已断开')
  expect(container.querySelector('[data-until-known]')).toBeNull()
  act(() => root.unmount())
  container.remove()
})
