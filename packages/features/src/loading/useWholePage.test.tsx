import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useWholePage } from './useWholePage.ts'

function pages(drawn: boolean[]) {
  function Page() {
    const whole = useWholePage()
    drawn.push(whole)
    return whole ? 'whole' : 'first screen'
  }
  return createMemoryRouter([
    { path: '/', Component: () => null },
    { path: '/page', Component: Page },
  ])
}

test('a page that a link leads to draws its first screen before the rest', async () => {
  const drawn: boolean[] = []
  const router = pages(drawn)
  const page = render(<RouterProvider router={router} />)
  await act(() => router.navigate('/page'))
  expect(drawn[0]).toBe(false)
  await page.findByText('whole')
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

test('a page that the server draws is whole', () => {
  const Page = () => String(useWholePage())
  expect(
    renderToString(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    ),
  ).toBe('true')
})
