import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createPageRouter } from './createPageRouter.ts'

function openNews() {
  const loaded: string[] = []
  const lazy = (name: string) => async () => {
    loaded.push(name)
    return { element: null }
  }
  const { promise: entrance, resolve } = Promise.withResolvers<string | null>()
  const history = createMemoryHistory({ initialEntries: ['/home', '/news/7'], initialIndex: 1 })
  const router = createPageRouter({
    routes: [
      { path: '/home', element: null },
      { path: '/news/:id', lazy: lazy('news') },
      { path: '/login', lazy: lazy('login') },
    ],
    history,
    entrance,
  })
  /** Says where to begin, and lets come what follows. */
  const begin = async (address: string | null) => {
    resolve(address)
    await new Promise((after) => setImmediate(after))
  }
  return { router, history, loaded, begin }
}

test('a visit begins at the address of its entrance, in the place of the one that was opened, of which nothing is loaded', async () => {
  const { router, history, loaded, begin } = openNews()
  expect(router.state.initialized).toBe(false)
  await begin('/login?redirect=%2Fnews%2F7')
  expect(router.state.initialized).toBe(true)
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?redirect=%2Fnews%2F7' })
  expect(loaded).toEqual(['login'])
  history.go(-1)
  expect(history.location.pathname).toBe('/home')
})

test('a visit without an entrance of its own begins where it was opened', async () => {
  const { router, loaded, begin } = openNews()
  await begin(null)
  expect(router.state).toMatchObject({ initialized: true, location: { pathname: '/news/7' } })
  expect(loaded).toEqual(['news'])
})

test('a player who goes on before the entrance is known stays where they went', async () => {
  const { router, loaded, begin } = openNews()
  await router.navigate('/home')
  await begin('/login')
  expect(router.state.location.pathname).toBe('/home')
  expect(loaded).toEqual([])
})
