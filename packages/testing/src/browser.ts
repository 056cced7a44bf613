import { setupWorker } from 'msw/browser'
import { mockHandlers } from './mock/mockHandlers.ts'

/** Lets the page talk to the mock backend instead of a server (`pnpm dev:mock`). */
export async function startMockWorker(): Promise<void> {
  await setupWorker(...mockHandlers()).start({ quiet: true, onUnhandledFrame: 'bypass' })
}
