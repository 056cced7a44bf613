import { expect, test } from 'vitest'
import { lazyRoute } from './lazyRoute.ts'

const Screen = () => null

test('what a chunk brings is the component of its route', async () => {
  expect(await lazyRoute(async () => Screen)()).toEqual({ Component: Screen })
})

test('what a route says about itself comes with its component', async () => {
  const load = lazyRoute(
    async () => Screen,
    async () => 'news',
  )
  expect(await load()).toEqual({ Component: Screen, handle: 'news' })
})
