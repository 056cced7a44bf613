import '@koi/ui/tokens.css'
import { brand } from '@koi/brand/active'
import { startShell } from '@koi/features/shell'
import { createBackStack } from '@koi/ui'
import './layout/shell.css'
import { routeTree } from './routes/routeTree.tsx'

if (import.meta.env.MODE === 'mock') {
  const { startMockWorker } = await import('@koi/testing/browser')
  await startMockWorker()
}
void startShell({
  brand,
  formFactor: 'mobile',
  routes: routeTree,
  overlays: createBackStack,
  worker: import.meta.env.MODE === 'production',
})
