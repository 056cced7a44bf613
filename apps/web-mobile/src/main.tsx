import '@koi/ui/tokens.css'
import './layout/shell.css'
import { mountShell } from './app/mountShell.tsx'

if (import.meta.env.MODE === 'mock') {
  const { startMockWorker } = await import('@koi/testing/browser')
  await startMockWorker()
}
mountShell()
