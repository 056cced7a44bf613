import {
  UNSAFE_createMemoryHistory,
  UNSAFE_createRouter,
  UNSAFE_mapRouteProperties,
  type DataRouter,
  type RouteObject,
} from 'react-router-dom'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPageRouter } from './createPageRouter.ts'

const element = <p />

/** Pages with and without chunks of their own, one that fails, and one for every other path. */
function routes(): RouteObject[] {
  const lazy = async () => ({ Component: () => element })
  const fails = async (): Promise<{ element: typeof element }> => Promise.reject(new Error('no chunk'))
  return [
    {
      element,
      ErrorBoundary: () => element,
      children: [
        { path: '/home', element },
        { path: '/news', lazy },
        { ErrorBoundary: () => element, children: [{ path: '/broken', lazy: fails }] },
        { lazy, children: [{ path: '/news/:id', lazy }] },
        { path: '*', element },
      ],
    },
  ]
}

/** What players and hooks see of a router. */
function seen({ state }: DataRouter) {
  const { location, matches, errors, historyAction, restoreScrollPosition, preventScrollReset } = state
  return {
    address: location.pathname + location.search + location.hash,
    kept: location.state as unknown,
    matches: matches.map(({ route, params }) => [route.id, params]),
    errors: errors && Object.keys(errors),
    historyAction,
    restoreScrollPosition,
    preventScrollReset,
    blocker: state.blockers.get('guard')?.state ?? 'unblocked',
    navigation: state.navigation.state,
  }
}

const target = fc.oneof(
  fc.constantFrom(
    '/home',
    '/news',
    '/news/7',
    '/news/锦鲤',
    '/broken',
    '/else/where',
    '/home#top',
    '?q=锦 鲤',
    '?',
  ),
  fc.record({ pathname: fc.constantFrom('/home', '/news/8'), search: fc.constantFrom('', '?a=1') }),
)
const step = fc.oneof(
  fc.record({
    to: target,
    options: fc.record({
      replace: fc.boolean(),
      preventScrollReset: fc.boolean(),
      state: fc.constantFrom(null, { from: '/home' }),
    }),
  }),
  fc.record({ by: fc.integer({ min: -2, max: 2 }).filter((by) => by !== 0) }),
  fc.record({ held: fc.boolean() }),
  fc.record({ answer: fc.constantFrom('proceed' as const, 'reset' as const) }),
)

/** Runs what has been begun: promises alone, as the histories in memory step at once. */
async function rest(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

test('goes where the router of react-router goes, whatever a player does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const entries = { initialEntries: ['/home', '/news'], initialIndex: 0 }
      const own = createPageRouter({ routes: routes(), history: UNSAFE_createMemoryHistory(entries) })
      const theirs = UNSAFE_createRouter({
        routes: routes(),
        history: UNSAFE_createMemoryHistory(entries),
        mapRouteProperties: UNSAFE_mapRouteProperties,
      }).initialize()
      let scrolled = 0
      const routers = [own, theirs]
      for (const router of routers) router.enableScrollRestoration({}, () => scrolled)
      let held = false
      for (const [index, one] of steps.entries()) {
        scrolled = index * 100
        for (const router of routers) {
          if ('to' in one) void router.navigate(one.to, one.options)
          if ('by' in one) void router.navigate(one.by)
          if ('held' in one) {
            held = one.held
            if (held) router.getBlocker('guard', ({ nextLocation }) => nextLocation.pathname !== '/news')
            else router.deleteBlocker('guard')
          }
          if ('answer' in one) router.state.blockers.get('guard')?.[one.answer]?.()
        }
        await rest()
        expect(seen(own)).toEqual(seen(theirs))
      }
      for (const router of routers) router.dispose()
    }),
  )
})

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

function open(children: RouteObject[], takenOver = false) {
  const history = UNSAFE_createMemoryHistory({ initialEntries: ['/'] })
  return createPageRouter({ routes: [...children, { path: '*', element }], history, takenOver })
}

test('a page stays while the chunk of the next one is loaded, and says that it is', async () => {
  const chunk = deferred<{ element: typeof element }>()
  const router = open([{ path: '/news', lazy: () => chunk.promise }])
  const moved = router.navigate('/news')
  expect(router.state).toMatchObject({ location: { pathname: '/' }, navigation: { state: 'loading' } })
  chunk.resolve({ element })
  await moved
  expect(router.state).toMatchObject({ location: { pathname: '/news' }, navigation: { state: 'idle' } })
})

test('a chunk that comes after the player has gone elsewhere changes nothing', async () => {
  const chunk = deferred<{ element: typeof element }>()
  const router = open([{ path: '/news', lazy: () => chunk.promise }])
  const late = router.navigate('/news')
  await router.navigate('/home')
  chunk.resolve({ element })
  await late
  expect(router.state).toMatchObject({ location: { pathname: '/home' }, navigation: { state: 'idle' } })
})

test('a page without chunks to load is there at once', () => {
  const router = open([])
  void router.navigate('/home')
  expect(router.state.location.pathname).toBe('/home')
})

test.each(['//evil.example/home', String.raw`/\evil.example`, 'https://evil.example'])(
  'refuses a move off the site: %s',
  async (to) => {
    const router = open([])
    await expect(router.navigate(to)).rejects.toThrow('off the site')
    expect(router.state.location.pathname).toBe('/')
  },
)

test('a page that is taken over is not scrolled, any other one is where it was left', () => {
  const positions = { default: 300 }
  const restored = [true, false].map((takenOver) => {
    const router = open([], takenOver)
    router.enableScrollRestoration(positions, () => 0)
    return router.state.restoreScrollPosition
  })
  expect(restored).toEqual([false, 300])
})

test('who subscribes late hears of what has happened meanwhile', async () => {
  const router = open([])
  const early: string[] = []
  router.subscribe(({ location }) => void early.push(location.pathname))
  expect(early).toEqual([])
  await router.navigate('/home')
  const late: string[] = []
  router.subscribe(({ location }) => void late.push(location.pathname))
  expect([early, late]).toEqual([['/home'], ['/home']])
})
