import type { BrandModule } from '@koi/brand'
import type { FormFactor } from '@koi/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { AppProviders } from './AppProviders.tsx'
import { CrashBoundary } from './CrashPage.tsx'
import { browserTabs } from './browserPage.ts'
import { createRuntime } from './createRuntime.ts'

export interface ShellOptions {
  readonly brand: BrandModule
  readonly formFactor: FormFactor
  readonly routes: RouteObject[]
}

/**
 * Puts a shell on the page's element `#root`: one runtime, one router.
 *
 * @throws Error when the page has no such element.
 */
export function startShell({ brand, formFactor, routes }: ShellOptions): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root to show the shell in: see index.html.')
  // The runtime takes the invite code out of the address before the router reads it (D13).
  const tabs = brand.features.handOver ? browserTabs(brand.id) : null
  const runtime = createRuntime({ brand, formFactor, tabs })
  const router = createBrowserRouter(routes)
  runtime.start()
  createRoot(root).render(
    <StrictMode>
      <CrashBoundary>
        <AppProviders runtime={runtime}>
          <RouterProvider router={router} />
        </AppProviders>
      </CrashBoundary>
    </StrictMode>,
  )
}
