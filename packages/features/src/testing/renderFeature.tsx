import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { AppProviders } from '../app/AppProviders.tsx'
import type { Runtime } from '../app/runtime.ts'

/** Runs a feature's hook in a page: providers, store and a router in memory. */
export function renderFeature<Model>(runtime: Runtime, hook: () => Model, { path = '/home' } = {}) {
  return renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[path]}>
        <AppProviders runtime={runtime}>{children}</AppProviders>
      </MemoryRouter>
    ),
  })
}
