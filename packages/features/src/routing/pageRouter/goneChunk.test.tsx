import { UNSAFE_createMemoryHistory, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createPageRouter } from './createPageRouter.ts'

const element = <p />
const missing = new TypeError('Failed to fetch dynamically imported module')

/** A router on home, whose pages under `/gone` have lost their chunk, and where its page was reloaded. */
function openHome(
  routes: RouteObject[] = [{ path: '/gone/:id?', lazy: async () => await Promise.reject(missing) }],
) {
  const history = UNSAFE_createMemoryHistory({ initialEntries: ['/gone/before', '/'], initialIndex: 1 })
  const values = new Map<string, string>()
  const reloaded: string[] = []
  let hear = () => {}
  const heard = new Promise<void>((resolve) => {
    hear = resolve
  })
  const router = createPageRouter({
    routes: [...routes, { path: '*', element }],
    history,
    page: {
      clock: { now: () => 1_000_000 },
      storage: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
      },
      isReachable: async () => true,
      reload() {
        reloaded.push(`${history.index}: ${history.location.pathname}${history.location.search}`)
        hear()
      },
    },
  })
  return { router, history, reloaded, heard }
}

test.each([
  ['a link', '/gone/7?tab=2', {}, '2: /gone/7?tab=2'],
  ['a redirect', '/gone/7', { replace: true }, '1: /gone/7'],
  ['a step back', -1, {}, '0: /gone/before'],
] as const)(
  'where %s leads to a chunk that is gone, the page it leads to is loaded',
  async (_, to, options, where) => {
    const { router, reloaded, heard } = openHome()
    if (typeof to === 'number') void router.navigate(to)
    else void router.navigate(to, options)
    await heard
    expect(reloaded).toEqual([where])
  },
)

test('a chunk that is gone reloads nothing once the player has gone elsewhere', async () => {
  let fail: (error: Error) => void = () => {}
  const lost = new Promise<{ element: typeof element }>((_, reject) => {
    fail = reject
  })
  const { router, history, reloaded } = openHome([{ path: '/gone', lazy: () => lost }])
  const late = router.navigate('/gone')
  await router.navigate('/home')
  fail(missing)
  await late
  expect(reloaded).toEqual([])
  expect([history.location.pathname, router.state.location.pathname]).toEqual(['/home', '/home'])
})

test('two clicks on a link whose chunk is gone reload the page once', async () => {
  const { router, reloaded, heard } = openHome()
  void router.navigate('/gone/7')
  void router.navigate('/gone/7')
  await heard
  await new Promise((resolve) => setImmediate(resolve))
  expect(reloaded).toEqual(['2: /gone/7'])
  expect(router.state.errors).toBeNull()
})
