import { UNSAFE_createMemoryHistory, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createPageRouter } from './createPageRouter.ts'

const element = <p />
const missing = new TypeError('Failed to fetch dynamically imported module')

/** A router on home, whose pages under `/gone` have lost their chunk, and how its page was left. */
function openHome(
  routes: RouteObject[] = [{ path: '/gone/:id?', lazy: async () => await Promise.reject(missing) }],
) {
  const history = UNSAFE_createMemoryHistory({ initialEntries: ['/gone/before', '/'], initialIndex: 1 })
  const values = new Map<string, string>()
  const left: string[] = []
  let hear = () => {}
  const heard = new Promise<void>((resolve) => {
    hear = resolve
  })
  const leave = (how: string) => {
    left.push(`${how} from ${history.index}`)
    hear()
  }
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
      reload: () => leave(`reload ${history.location.pathname}`),
      leaveFor: (href, how) => leave(`${how} ${href}`),
    },
  })
  return { router, history, left, heard }
}

test.each([
  ['a link', '/gone/7?tab=2', {}, 'assign /gone/7?tab=2 from 1'],
  ['a redirect', '/gone/7', { replace: true }, 'replace /gone/7 from 1'],
  ['a step back', -1, {}, 'reload /gone/before from 0'],
] as const)(
  'where %s leads to a chunk that is gone, the page it leads to is loaded',
  async (_, to, options, where) => {
    const { router, left, heard } = openHome()
    if (typeof to === 'number') void router.navigate(to)
    else void router.navigate(to, options)
    await heard
    expect(left).toEqual([where])
  },
)

test('a chunk that is gone leaves the page alone once the player has gone elsewhere', async () => {
  let fail: (error: Error) => void = () => {}
  const lost = new Promise<{ element: typeof element }>((_, reject) => {
    fail = reject
  })
  const { router, history, left } = openHome([{ path: '/gone', lazy: () => lost }])
  const late = router.navigate('/gone')
  await router.navigate('/home')
  fail(missing)
  await late
  expect(left).toEqual([])
  expect([history.location.pathname, router.state.location.pathname]).toEqual(['/home', '/home'])
})

test('two clicks on a link whose chunk is gone leave the page once', async () => {
  const { router, left, heard } = openHome()
  void router.navigate('/gone/7')
  void router.navigate('/gone/7')
  await heard
  await new Promise((resolve) => setImmediate(resolve))
  expect(left).toEqual(['assign /gone/7 from 1'])
  expect(router.state.errors).toBeNull()
})
