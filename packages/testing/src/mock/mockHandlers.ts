import { http } from 'msw'
import { createMockBackend } from './createMockBackend.ts'

/** The mock backend as handlers of Mock Service Worker, for the shells and for stories. */
export function mockHandlers({ now }: { now: () => number } = { now: () => Date.now() }) {
  const answer = createMockBackend({ now })
  return [http.all('*/api/*', ({ request }) => answer(request))]
}
