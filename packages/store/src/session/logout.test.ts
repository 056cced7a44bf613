import { createMemoryStorage } from '@koi/api-core/testing'
import { expect, test } from 'vitest'
import { authApi } from '../auth/authApi.ts'
import { createRecordedBackend, makeTestStore } from '../testing/index.ts'

// Alone in its file: what another test had loaded would be there.
test('logging out ends the session here even when the part that makes the call cannot be loaded', async () => {
  const backend = createRecordedBackend(async () => Response.json({ status: true, data: {} }))
  const { page, session, log } = makeTestStore({
    fetch: backend.fetch,
    storage: createMemoryStorage({ t: 'token' }),
    loadPart: () => Promise.reject(new TypeError('the connection failed')),
  })
  page.start()
  await page.store.dispatch(authApi.endpoints.logout.initiate())
  expect(session.token()).toBeNull()
  expect(page.store.getState().session).toMatchObject({ status: 'guest', endedBy: 'logout' })
  expect(backend.calls).toEqual([])
  expect(log).toContain('logout: its part of the contract did not come')
  page.stop()
})
