import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { memoryRouter } from '../testing/index.ts'
import { useWholePage } from './useWholePage.ts'

function pages(drawn: boolean[]) {
  function Page() {
    const whole = useWholePage()
    drawn.push(whole)
    return whole ? 'whole' : 'first screen'
  }
  return memoryRouter([
    { path: '/', Component: () => null },
    { path: '/page', Component: Page },
  ])
}

test('a page that a link leads to draws its first screen before the rest', async () => {
  const drawn: boolean[] = []
  const router = pages(drawn)
  const page = render(<RouterProvider router={router} />)
  await act(() => router.navigate('/page'))
  expect(drawn).toEqual([false, true])
  expect(page.container.textContent).toBe('whole')
})

test('a page that is gone back to is whole from its first drawing on', async () => {
  const drawn: boolean[] = []
  const router = pages(drawn)
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/page'))
  await act(() => router.navigate('/'))
  drawn.length = 0
  await act(() => router.navigate(-1))
  expect(drawn[0]).toBe(true)
})

test('a page that the server draws is whole, and is taken over as it stands', async () => {
  const Page = () => (useWholePage() ? 'whole' : 'first screen')
  const page = (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  expect(container.textContent).toBe('whole')
  render(page, { container, hydrate: true })
  expect(container.textContent).toBe('whole')
})
