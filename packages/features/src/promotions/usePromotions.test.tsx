import { promoFlags } from '@koi/contract/promo'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer } from '@koi/testing/server'
import { useSearchParams } from 'react-router-dom'
import { afterAll, expect, test } from 'vitest'
import { makeTestRuntime, renderFeature } from '../testing/index.ts'
import { usePromotions } from './usePromotions.ts'

const server = await createTestServer()
afterAll(() => server.close())

function open({ cut = false } = {}) {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  if (cut) backend.cut(promoFlags.path, 'before')
  const { runtime, clock } = makeTestRuntime({ fetch: backend.fetch })
  const { result } = renderFeature(runtime, () => {
    const [params, setParams] = useSearchParams()
    return usePromotions({ params, setParams })
  })
  return { result, runtime, clock }
}

test('signing in and gifts are offered to whom they are on for', async () => {
  const { result, runtime } = open()
  await eventually(() => expect(result.current.rewards).toMatchObject({ sign: true, gifts: true }))
  runtime.stop()
})

test('signing in and gifts are offered to nobody while it cannot be told who may be offered them', async () => {
  const { result, runtime, clock } = open({ cut: true })
  await eventually(() => expect(result.current.status).toBe('ready'))
  await clock.advance(30_000)
  await eventually(() => expect(result.current.rewards).toEqual({ sign: false, gifts: false }))
  runtime.stop()
})
