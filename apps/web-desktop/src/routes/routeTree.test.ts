import { routes } from '@koi/features/routing'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routeTree } from './routeTree.tsx'

const leaf = (path: string) => matchRoutes(routeTree, path)?.at(-1)?.route

test.each(Object.values(routes))('%s is a page of this shell', (path) => {
  expect(leaf(path)?.path).toBe(path)
})

test.each(Object.values(routes).filter((path) => path !== routes.user))(
  '%s has a title and a chunk of its own',
  (path) => {
    expect(leaf(path)?.handle).toHaveProperty('title')
    expect(leaf(path)?.lazy).toBeDefined()
  },
)

test('finance below the user area is known, and any other path shows the page for lost ways', () => {
  expect(leaf('/user/finance/transfer')?.path).toBe('/user/finance/*')
  expect(leaf('/nowhere/at/all')?.path).toBe('*')
})
