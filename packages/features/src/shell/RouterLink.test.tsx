import { fireEvent, render } from '@testing-library/react'
import { RouterProvider } from 'react-router-dom'
import type { LinkProps } from '@koi/ui'
import { expect, test, vi } from 'vitest'
import { memoryRouter } from '../testing/index.ts'
import { RouterLink } from './RouterLink.tsx'

function show(props: Omit<LinkProps, 'children'>) {
  const router = memoryRouter([{ path: '*', element: <RouterLink {...props}>VIP</RouterLink> }])
  const { getByRole } = render(<RouterProvider router={router} />)
  const link = getByRole('link', { name: 'VIP' })
  return { link, router, path: () => router.state.location.pathname }
}

test('a path is followed by the router, and a link to it is an address all the same', () => {
  const { link, path } = show({ href: '/user/vip' })
  expect(link.getAttribute('href')).toBe('/user/vip')
  // A click that the router takes is not left to the browser.
  expect(fireEvent.click(link)).toBe(false)
  expect(path()).toBe('/user/vip')
})

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Meta', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['by the middle button', { button: 1 }],
])('a click %s is left to the browser', (_, init) => {
  const { link, path } = show({ href: '/user/vip' })
  // jsdom cannot go to another page, and would say so.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link, init)
  expect(path()).toBe('/')
})

test('a link to the current address replaces its entry of the history, and any other adds one', () => {
  const { link, router } = show({ href: '/user/vip' })
  fireEvent.click(link)
  expect(router.state.historyAction).toBe('PUSH')
  history.replaceState(null, '', '/user/vip')
  fireEvent.click(link)
  expect(router.state.historyAction).toBe('REPLACE')
  history.replaceState(null, '', '/')
})

test('a handler hears the click first and may keep it', () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { link, path } = show({ href: '/user/vip', onClick })
  fireEvent.click(link)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(path()).toBe('/')
})

test('what is no path is a plain anchor', () => {
  const { link } = show({ href: 'https://example.com/', rel: 'noopener' })
  expect(link.getAttribute('href')).toBe('https://example.com/')
  expect(link.getAttribute('rel')).toBe('noopener')
})
