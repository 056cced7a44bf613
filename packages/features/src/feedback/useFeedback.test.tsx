import { createManualClock } from '@koi/api-core/testing'
import { sendFeedback } from '@koi/contract/feedback'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, runDueJobs, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { type FeedbackForm, useFeedbackForm } from './useFeedbackForm.ts'
import { useFeedbackList } from './useFeedbackList.ts'

const clock = createManualClock(Date.parse('2026-11-21T04:00:00.000Z'))
let server: TestServer
const open: Runtime[] = []
beforeAll(async () => {
  server = await createTestServer({ clock })
})
afterEach(() => {
  for (const runtime of open.splice(0)) runtime.stop()
})
afterAll(() => server.close())

const dot = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
const picture = () => new File([dot], 'dot.png', { type: 'image/png' })
const page = () => new File(['<!doctype html>'], 'page.png', { type: 'image/png' })

async function setUp() {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch, clock })
  open.push(runtime)
  await logInDemo(runtime)
  const { result } = renderFeature(runtime, () => useFeedbackForm())
  const form = (): FeedbackForm => {
    if (result.current.step !== 'form') throw new Error('it was sent')
    return result.current
  }
  const upload = (file: File) =>
    form().pictures.upload(file, { signal: new AbortController().signal, onProgress: () => {} })
  return { runtime, backend, result, form, upload }
}

function fill(form: () => FeedbackForm, text = '轮盘转动的时候画面停住了'): void {
  act(() => form().onKind('game'))
  act(() => form().text.onChange(text))
}

test('why a picture was refused is said until that picture is taken back', async () => {
  const { form } = await setUp()
  const taken = new AbortController()
  await act(async () => {
    const sent = form().pictures.upload(page(), { signal: taken.signal, onProgress: () => {} })
    await expect(sent).rejects.toThrow('the picture did not arrive')
  })
  expect(form().pictures.message).not.toBeNull()
  act(() => taken.abort())
  expect(form().pictures.message).toBeNull()
})

test('feedback with a picture is sent once by a double click, and its answer shows by itself', async () => {
  const { runtime, backend, result, form, upload } = await setUp()
  expect(form().canSubmit).toBe(false)
  fill(form)
  const image = await act(() => upload(picture()))
  act(() => form().pictures.onUploaded(image))
  act(() => {
    form().onSubmit()
    form().onSubmit()
  })
  await eventually(() => expect(result.current.step).toBe('sent'))
  expect(backend.count(sendFeedback.path)).toBe(1)

  const list = renderFeature(runtime, () => useFeedbackList()).result
  const rows = () => (list.current.status === 'ready' ? list.current.rows : [])
  await eventually(() => expect(rows()).toMatchObject([{ state: { label: '已收到' }, reply: null }]))
  expect(rows()[0]?.pictures).toMatchObject([{ url: image.url, width: 1, height: 1 }])
  for (let step = 0; step < 3; step += 1) {
    await act(() => clock.advance(9_000))
    await runDueJobs(server.deps)
  }
  await act(() => clock.advance(4_000))
  await eventually(() => expect(rows()).toMatchObject([{ state: { label: '已回复' } }]))
  expect(rows()[0]?.reply?.text).toContain('感谢您的反馈')

  act(() => (result.current.step === 'sent' ? result.current.onAnother() : undefined))
  expect(form()).toMatchObject({ kind: '', text: { value: '' }, pictures: { images: [] } })
})

test('a picture that the end of the session cuts off asks to log in again, and what was typed stays', async () => {
  const { form, upload } = await setUp()
  fill(form)
  await server.db
    .updateTable('sessions')
    .set({ ended_at: new Date(clock.now()) })
    .execute()
  await act(async () => {
    await expect(upload(picture())).rejects.toThrow('did not arrive')
  })
  expect(form().pictures.message).toBe('登录已失效，请重新登录')
  expect(form().text.value).toBe('轮盘转动的时候画面停住了')
})

test('a file that is no picture is refused in words, and the form keeps what was typed', async () => {
  const { form, upload } = await setUp()
  fill(form)
  await act(async () => {
    await expect(upload(page())).rejects.toThrow('did not arrive')
  })
  expect(form().pictures.message).toBe('这不是 JPG、PNG 或 WebP 图片，请换一张再试')
  await act(() => upload(picture()))
  expect(form().pictures.message).toBeNull()
  expect(form().text.value).toBe('轮盘转动的时候画面停住了')
})

test('feedback whose reply was lost and that is sent again is there once', async () => {
  const { backend, result, form } = await setUp()
  const count = async () => (await server.db.selectFrom('feedback').select('id').execute()).length
  const before = await count()
  fill(form, '希望投注记录可以按游戏筛选')
  const mend = backend.cut(sendFeedback.path, 'after')
  act(() => form().onSubmit())
  await eventually(() => expect(form().message).not.toBeNull())
  mend()
  act(() => form().onSubmit())
  await eventually(() => expect(result.current.step).toBe('sent'))
  expect(await count()).toBe(before + 1)
})

test('a text of three characters is not sent, and says what is lacking', async () => {
  const { form } = await setUp()
  fill(form, '太短了')
  act(() => form().text.onBlur())
  expect(form().text.error).toBe('请再多写一些，至少 5 个字')
  expect(form().canSubmit).toBe(false)
})
