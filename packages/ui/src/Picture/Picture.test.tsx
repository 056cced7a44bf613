import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Picture } from './Picture.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test('offers webp first and keeps its place by its ratio', () => {
  const { container } = renderUi(<Picture src="/a.png" alt="港口" ratio="3 / 4" />)
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/a.webp 1x, /a@2x.webp 2x')
  expect(screen.getByRole('img', { name: '港口' }).getAttribute('loading')).toBe('lazy')
})

test('a picture of a known width lets the browser take the smallest file that is sharp', () => {
  const sizes = { file: 320, shown: '35vw', wide: '24vw' }
  const { container } = renderUi(<Picture src="/a.png" alt="" ratio="3 / 4" sizes={sizes} />)
  const source = container.querySelector('source')
  expect(source?.getAttribute('srcset')).toBe('/a.webp 320w, /a@2x.webp 640w')
  expect(source?.getAttribute('sizes')).toBe(
    '(min-width: 700px) 24vw, (min-resolution: 2.5dppx) calc(35vw * 0.66), 35vw',
  )
})

test('a picture that cannot be fetched gives way to its fallback, and a new address tries again', () => {
  const { rerender } = renderUi(<Picture src="/a.png" alt="港口" ratio="3 / 4" fallback="无图" />)
  fireEvent.error(screen.getByRole('img', { name: '港口' }))
  expect(screen.getByRole('img', { name: '港口' }).textContent).toBe('无图')
  rerender(<Picture src="/b.png" alt="港口" ratio="3 / 4" fallback="无图" />)
  expect(screen.getByRole('img', { name: '港口' }).getAttribute('src')).toBe('/b.png')
})

test('the picture before does not stand in the place of the next one until that has come', () => {
  const { rerender, container } = renderUi(<Picture src="/a.png" alt="港口" ratio="3 / 4" />)
  const image = screen.getByRole('img', { name: '港口' })
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 320 } })
  fireEvent.load(image)
  const state = () => container.querySelector<HTMLElement>('[data-state]')?.dataset['state']
  expect(state()).toBe('shown')
  rerender(<Picture src="/b.png" alt="港口" ratio="3 / 4" />)
  expect(state()).toBe('loading')
})

test('a picture that failed is fetched again when the network is back, and twice more where it fails again', () => {
  vi.useFakeTimers()
  renderUi(<Picture src="/a.png" alt="港口" ratio="3 / 4" />)
  const source = () => screen.getByRole('img', { name: '港口' }).getAttribute('src')
  const fail = () => fireEvent.error(screen.getByRole('img', { name: '港口' }))
  const wait = () =>
    act(() => {
      vi.advanceTimersByTime(60_000)
    })
  fail()
  wait()
  expect(source()).toBeNull()
  fireEvent.online(window)
  for (const ms of [0, 3000, 12_000]) {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
    expect(source()).toBe('/a.png')
    fail()
    expect(source()).toBeNull()
  }
  wait()
  expect(source()).toBeNull()
})

test.each([
  ['is there', 320, { text: '', state: 'shown' }],
  ['has failed', 0, { text: '无图', state: 'loading' }],
])(
  'a picture of a drawn page that %s before the page is taken over shows so',
  (_what, naturalWidth, shown) => {
    const page = <Picture src="/a.png" alt="港口" ratio="3 / 4" fallback="无图" />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    const image = container.querySelector('img') ?? document.createElement('img')
    Object.defineProperties(image, {
      complete: { value: true },
      naturalWidth: { value: naturalWidth },
      currentSrc: { value: '/a.png' },
    })
    render(page, { container, hydrate: true })
    const picture = screen.getByRole('img', { name: '港口' })
    expect({
      text: picture.textContent,
      state: picture.closest<HTMLElement>('[data-state]')?.dataset['state'],
    }).toEqual(shown)
  },
)

test.each([
  ['has not come', 'is given up', false, { src: '', srcset: null }],
  ['has come', 'stays as it is', true, { src: '/a.png', srcset: '/a.png 1x, /a@2x.png 2x' }],
])('a picture that %s when its page is left %s', async (_what, _then, complete, left) => {
  const { unmount } = renderUi(<Picture src="/a.png" alt="港口" ratio="3 / 4" />)
  const image = screen.getByRole('img', { name: '港口' })
  Object.defineProperty(image, 'complete', { value: complete })
  await act(async () => unmount())
  expect({ src: image.getAttribute('src'), srcset: image.getAttribute('srcset') }).toEqual(left)
})

test('a picture that is replaced on its way is given up, and is fetched anew when it is wanted again', async () => {
  const { rerender } = renderUi(<Picture src="/a.png" alt="港口" ratio="3 / 4" />)
  const first = screen.getByRole('img', { name: '港口' })
  Object.defineProperty(first, 'complete', { value: false })
  await act(async () => rerender(<Picture src="/b.png" alt="港口" ratio="3 / 4" />))
  expect(first.getAttribute('src')).toBe('')
  rerender(<Picture src="/a.png" alt="港口" ratio="3 / 4" />)
  expect(screen.getByRole('img', { name: '港口' }).getAttribute('src')).toBe('/a.png')
})
