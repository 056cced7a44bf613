import { act, render } from '@testing-library/react'
import {
  RouterProvider,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
  UNSAFE_createRouter,
  UNSAFE_mapRouteProperties,
  useMatches,
  type DataRouter,
  type RouteObject,
} from 'react-router-dom'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LeavablePage } from '../../loading/loadChunk.ts'
import { createPageRouter } from './createPageRouter.ts'
import type { Opening } from './scrollMemory.ts'

const element = <p />

/** What a chunk fails on stays to be seen. */
const page: LeavablePage = {
  clock: Date,
  storage: { getItem: () => null, setItem: () => {} },
  reload: () => expect.unreachable(),
  leaveFor: () => expect.unreachable(),
  isReachable: async () => false,
}

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
      const own = createPageRouter({
        routes: routes(),
        history: UNSAFE_createMemoryHistory(entries),
        page,
      })
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

function open(children: RouteObject[], opening: Opening = 'again') {
  const history = UNSAFE_createMemoryHistory({ initialEntries: ['/'] })
  return createPageRouter({ routes: [...children, { path: '*', element }], history, opening, page })
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

test('hooks of a page that is drawn before its chunk learn what the chunk says of its route', async () => {
  function Handles() {
    return <p>{JSON.stringify(useMatches().map(({ handle }) => handle ?? null))}</p>
  }
  const chunk = deferred<{ element: typeof element; handle: string }>()
  const children: RouteObject[] = [{ path: '/', lazy: () => chunk.promise }]
  const router = open([{ element: <Handles />, hydrateFallbackElement: <Handles />, children }])
  const { container } = render(<RouterProvider router={router} />)
  expect(container.textContent).toBe('[null,null]')
  await act(async () => {
    chunk.resolve({ element, handle: 'news' })
    await chunk.promise
  })
  expect(container.textContent).toBe('[null,"news"]')
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

test('a step back while a chunk is loaded ends on the page before, whatever comes of the chunk', async () => {
  const chunk = deferred<{ element: typeof element }>()
  const router = open([{ path: '/news', lazy: () => chunk.promise }])
  await router.navigate('/home')
  const late = router.navigate('/news')
  await router.navigate(-1)
  expect(router.state).toMatchObject({ location: { pathname: '/' }, navigation: { state: 'idle' } })
  chunk.resolve({ element })
  await late
  expect(router.state).toMatchObject({ location: { pathname: '/' }, historyAction: 'POP' })
})

test('a page without chunks to load is there at once', () => {
  const router = open([])
  void router.navigate('/home')
  expect(router.state.location.pathname).toBe('/home')
})

const histories = { memory: () => UNSAFE_createMemoryHistory(), browser: () => UNSAFE_createBrowserHistory() }

test.each(['//evil.example/home', String.raw`/\\evil.example`, 'https://evil.example'])(
  'refuses a move off the site in the history of a browser and in memory: %s',
  async (to) => {
    for (const history of Object.values(histories)) {
      const router = createPageRouter({ routes: [{ path: '*', element }], history: history() })
      const before = router.state.location.pathname
      await expect(router.navigate(to)).rejects.toThrow('off the site')
      expect(router.state.location.pathname).toBe(before)
      router.dispose()
    }
  },
)

test('several moves to a page wait for one load of its chunk', async () => {
  const chunk = deferred<{ element: typeof element }>()
  const loads: string[] = []
  const lazy = () => {
    loads.push('loaded')
    return chunk.promise
  }
  const router = open([{ path: '/news', lazy }])
  const moves = [router.navigate('/news'), router.navigate('/news')]
  chunk.resolve({ element })
  await Promise.all(moves)
  expect(loads).toHaveLength(1)
  expect(router.state.location.pathname).toBe('/news')
})

test('a chunk that did not come is asked for again by the next move', async () => {
  const answers = [Promise.reject(new Error('no chunk')), Promise.resolve({ element })]
  const router = open([{ path: '/news', lazy: () => answers.shift() ?? Promise.resolve({ element }) }])
  await router.navigate('/news')
  expect(router.state.errors).not.toBeNull()
  await router.navigate('/home')
  await router.navigate('/news')
  expect(router.state).toMatchObject({ errors: null, location: { pathname: '/news' } })
})

test('a page that is loaded yet is scrolled to where it was left once it stands', async () => {
  const chunk = deferred<{ element: typeof element }>()
  const router = open([{ path: '/', lazy: () => chunk.promise }])
  router.enableScrollRestoration({ default: 300 }, () => 0)
  expect(router.state.restoreScrollPosition).toBeNull()
  const stood = new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve())
  })
  chunk.resolve({ element })
  await stood
  expect(router.state.restoreScrollPosition).toBe(300)
})

test.each([
  ['taken-over', false],
  ['again', 300],
  ['anew', null],
] as const)('a page that is opened %s is scrolled to %s', (opening, restored) => {
  const router = open([], opening)
  router.enableScrollRestoration({ default: 300 }, () => 0)
  expect(router.state.restoreScrollPosition).toBe(restored)
})

test('a page that is opened anew counts as followed, until it is gone back to', async () => {
  const chunk = deferred<{ element: typeof element }>()
  const router = open([{ path: '/', lazy: () => chunk.promise }], 'anew')
  router.enableScrollRestoration({ default: 300 }, () => 40)
  const stood = new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve())
  })
  chunk.resolve({ element })
  await stood
  expect(router.state).toMatchObject({ historyAction: 'PUSH', restoreScrollPosition: null })
  await router.navigate('/home')
  const back = new Promise<void>((resolve) => {
    router.subscribe(({ location }) => location.pathname === '/' && resolve())
  })
  await router.navigate(-1)
  await back
  expect(router.state).toMatchObject({ historyAction: 'POP', restoreScrollPosition: 40 })
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
