import { brand } from '@koi/brand/active'
import { AppProviders, createRuntime } from '@koi/features/app'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { shellRoutes } from '../routes/shellRoutes.tsx'

/** Puts the shell together on the page's root element. The runtime comes first: it takes the invite code out of the address. */
export function mountShell(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root to show the shell in: see index.html.')
  const runtime = createRuntime({ brand, formFactor: 'mobile' })
  const router = createBrowserRouter(shellRoutes)
  runtime.start()
  createRoot(root).render(
    <StrictMode>
      <AppProviders runtime={runtime}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  )
}
