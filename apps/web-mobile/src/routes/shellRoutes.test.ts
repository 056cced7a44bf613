import { routes } from '@koi/features/routing'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { shellRoutes } from './shellRoutes.tsx'

function titleOf(path: string): unknown {
  const handle: unknown = matchRoutes(shellRoutes, path)?.at(-1)?.route.handle
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return null
  return typeof handle.title === 'function' ? handle.title(new URLSearchParams()) : null
}

test.each(Object.values(routes))('%s is a screen of its own with a title', (path) => {
  const leaf = matchRoutes(shellRoutes, path)?.at(-1)?.route
  expect(leaf?.path).toBe(path)
  expect(leaf?.lazy).toBeTypeOf('function')
  expect(titleOf(path)).toBeTypeOf('string')
})

test('the member area, the wallet and the records ask for login', () => {
  for (const path of [routes.user, routes.personal, routes.betRecord, routes.transfer, routes.venues]) {
    const guards = matchRoutes(shellRoutes, path)?.filter(({ route }) => route.element && !route.path)
    expect(guards?.length, path).toBeGreaterThan(1)
  }
})

test('an unknown path shows the page that says so', () => {
  expect(matchRoutes(shellRoutes, '/no/such/page')?.at(-1)?.route.path).toBe('*')
})
