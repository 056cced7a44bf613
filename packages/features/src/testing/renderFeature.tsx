import { renderHook } from '@testing-library/react'
import { createContext, type ReactNode, use } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { AppProviders } from '../shell/AppProviders.tsx'
import type { Runtime } from '../runtime/runtime.ts'

const Children = createContext<ReactNode>(null)

function Page() {
  return use(Children)
}

/** Runs a feature's hook in a page: providers, store and a data router in memory, as in the shells; `route` names parameters of the path. */
export function renderFeature<Model>(
  runtime: Runtime,
  hook: () => Model,
  { path = '/home', route = '*' } = {},
) {
  const router = createMemoryRouter([{ path: route, element: <Page /> }], { initialEntries: [path] })
  const rendered = renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Children value={children}>
        <AppProviders runtime={runtime}>
          <RouterProvider router={router} />
        </AppProviders>
      </Children>
    ),
  })
  return { ...rendered, router }
}
