import '@koi/ui/tokens.css'
import { brand } from '@koi/brand/active'
import { startApp } from './app/startApp.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root" to render into.')

if (import.meta.env.MODE === 'mock') {
  const { startMockWorker } = await import('@koi/testing/browser')
  await startMockWorker()
}

startApp(root, brand)
