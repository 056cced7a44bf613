import type { BrandModule } from '@koi/brand'
import { AppProviders, createRuntime } from '@koi/features/app'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { BrandContext } from '../parts/brandContext.ts'
import { createRouter } from '../routes/createRouter.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'

/** Puts the desktop shell on the page: one runtime, one router. */
export function startApp(root: HTMLElement, brand: BrandModule): void {
  // The runtime takes the invite code out of the address before the router reads it (D13).
  const runtime = createRuntime({ brand, formFactor: 'desktop' })
  const router = createRouter()
  runtime.start()
  createRoot(root).render(
    <StrictMode>
      <CrashBoundary>
        <BrandContext value={brand}>
          <AppProviders runtime={runtime}>
            <RouterProvider router={router} />
          </AppProviders>
        </BrandContext>
      </CrashBoundary>
    </StrictMode>,
  )
}
