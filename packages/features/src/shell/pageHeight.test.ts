import { createManualClock } from '@koi/api-core/testing'
import { eventually } from '@koi/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryRouter } from '../testing/memoryRouter.ts'
import { releasePageHeight } from './pageHeight.ts'

const page = document.documentElement

beforeEach(() => {
  document.body.innerHTML = '<main><div aria-busy="true"></div></main>'
  page.dataset['held'] = ''
  page.style.setProperty('--held-height', '4241px')
  page.style.setProperty('--held-whole', '4604px')
})
afterEach(() => {
  document.body.replaceChildren()
  delete page.dataset['held']
})

function held() {
  const heights = ['--held-height', '--held-whole'].map((name) => page.style.getPropertyValue(name))
  return [page.dataset['held'] !== undefined, ...heights]
}

function release() {
  const clock = createManualClock(0)
  const router = memoryRouter([{ path: '*', element: null }])
  releasePageHeight(router, clock)
  return { clock, router }
}

/** What observers of the document are told, they are told by now. */
const told = () => Promise.resolve()

test('a page is held at its height until nothing in it has been on its way for a while', async () => {
  const { clock } = release()
  await clock.advance(4_000)
  expect(held()).toEqual([true, '4241px', '4604px'])
  const part = document.querySelector('main div')
  part?.removeAttribute('aria-busy')
  await told()
  await clock.advance(299)
  // The next part of a list.
  part?.setAttribute('aria-busy', 'true')
  await told()
  await clock.advance(4_000)
  expect(held()).toEqual([true, '4241px', '4604px'])
  part?.remove()
  await told()
  await clock.advance(300)
  await eventually(() => expect(held()).toEqual([false, '', '']))
})

test('a page that is left for another is held no more', async () => {
  const { router } = release()
  await router.navigate('?kind=slots')
  expect(held()).toEqual([true, '4241px', '4604px'])
  await router.navigate('/find')
  expect(held()).toEqual([false, '', ''])
})
