import { renderHook } from '@testing-library/react'
import { createContext, type ReactNode, use } from 'react'
import { RouterProvider } from 'react-router-dom'
import { AppProviders } from '../shell/AppProviders.tsx'
import { memoryRouter } from './memoryRouter.ts'
import type { Runtime } from '../runtime/runtime.ts'

const Children = createContext<ReactNode>(null)

function Page() {
  return use(Children)
}

/** Runs a feature's hook in a page: providers, store and the router of the shells in memory; `route` names parameters of the path. */
export function renderFeature<Model>(
  runtime: Runtime,
  hook: () => Model,
  { path = '/home', route = '*' } = {},
) {
  const router = memoryRouter([{ path: route, element: <Page /> }], { initialEntries: [path] })
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
