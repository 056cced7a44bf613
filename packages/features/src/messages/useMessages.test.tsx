import { messageCount } from '@koi/contract/member'
import { messageList, readMessage, removeMessage } from '@koi/contract/message'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { useSearchParams } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { useUnread } from '../balance/index.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { makeTestRuntime, openAccount, renderFeature } from '../testing/index.ts'
import { useMessage } from './useMessage.ts'
import { useMessages } from './useMessages.ts'

let server: TestServer
let phones = 0
const open: Runtime[] = []
beforeAll(async () => {
  server = await createTestServer()
})
afterEach(() => {
  for (const runtime of open.splice(0)) runtime.stop()
})
afterAll(() => server.close())

/** The page of a new member. */
async function newMember() {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch })
  open.push(runtime)
  phones += 1
  await openAccount(server.fetch, runtime, { account: `reader${phones}`, phone: `1380013${8000 + phones}` })
  return { backend, runtime }
}

async function messagesAt(path = '/user/message') {
  const { backend, runtime } = await newMember()
  const { result, router } = renderFeature(
    runtime,
    () => {
      const [params, setParams] = useSearchParams()
      return { unread: useUnread().count, model: useMessages({ url: { params, setParams } }) }
    },
    { path },
  )
  const rows = () => {
    const { list } = result.current.model
    if (list.status !== 'ready') throw new Error(`still ${list.status}`)
    return list.rows
  }
  await eventually(rows)
  await eventually(() => expect(result.current.unread).not.toBeNull())
  return { backend, runtime, result, router, rows }
}

test('lists the messages of a box in the words of the language, with how many are unread in each', async () => {
  const { result, rows } = await messagesAt()
  expect(rows()).toMatchObject([{ title: '欢迎加入', unread: true }])
  expect(result.current.model.boxes).toMatchObject([
    { id: 'inbox', count: 1 },
    { id: 'announcement', count: 2 },
    { id: 'promotion', count: 1 },
  ])
  expect(result.current.unread).toBe(4)
})

test('the box lives in the address', async () => {
  const { result, router, rows } = await messagesAt('/user/message?box=announcement')
  expect(rows().map(({ title }) => title)).toContain('每周一清晨例行维护')
  act(() => result.current.model.onBox('promotion'))
  await eventually(() => expect(rows().map(({ title }) => title)).toEqual(['存款前先看优惠条款']))
  expect(router.state.location.search).toBe('?box=promotion')
  act(() => result.current.model.onBox('inbox'))
  expect(router.state.location.search).toBe('')
})

test('marking one is seen at once and takes it off the count', async () => {
  const { backend, result, rows } = await messagesAt()
  act(() => result.current.model.actions.onRead(rows()[0]?.id ?? ''))
  expect(rows()[0]).toMatchObject({ unread: false })
  expect(result.current.unread).toBe(3)
  await eventually(() => expect(backend.count(messageCount.path)).toBeGreaterThan(1))
  await eventually(() => expect(result.current.unread).toBe(3))
  expect(result.current.model.onReadAll).toBeNull()
})

test('a box is marked as read whole', async () => {
  const { result, rows } = await messagesAt('/user/message?box=announcement')
  act(() => result.current.model.onReadAll?.())
  await eventually(() => expect(rows().every(({ unread }) => !unread)).toBe(true))
  await eventually(() => expect(result.current.unread).toBe(2))
})

test('removing one is seen at once; one that the server keeps comes back with a word about it', async () => {
  const { backend, result, rows } = await messagesAt()
  // Without a connection the list cannot be read anew either.
  const cuts = [removeMessage, messageList, messageCount].map(({ path }) => backend.cut(path, 'before'))
  const unread = result.current.unread
  act(() => result.current.model.actions.onRemove(rows()[0]?.id ?? ''))
  expect(result.current.model.list.status).toBe('empty')
  await eventually(() => expect(rows()).toHaveLength(1))
  expect(result.current.unread).toBe(unread)
  for (const mend of cuts) mend()
  act(() => result.current.model.actions.onRemove(rows()[0]?.id ?? ''))
  await eventually(() => expect(result.current.unread).toBe(3))
  expect(result.current.model.list.status).toBe('empty')
})

test('a list that was on its way when a message was removed does not bring it back', async () => {
  const { backend, result, rows } = await messagesAt()
  const id = rows()[0]?.id ?? ''
  const lists = backend.count(messageList.path)
  const release = backend.hold(messageList.path)
  act(() => result.current.model.onRefresh())
  await eventually(() => expect(backend.count(messageList.path)).toBe(lists + 1))
  act(() => result.current.model.actions.onRemove(id))
  await eventually(() => expect(backend.count(removeMessage.path)).toBe(1))
  await eventually(() => expect(result.current.unread).toBe(3))
  release()
  await eventually(() => expect(backend.count(messageList.path)).toBe(lists + 2))
  await eventually(() =>
    expect(result.current.model).toMatchObject({ refreshing: false, list: { status: 'empty' } }),
  )
})

test('opening a message marks it as read, and another address shows another one', async () => {
  const { backend, rows, runtime } = await messagesAt()
  const path = rows()[0]?.href ?? ''
  const { result } = renderFeature(runtime, () => useMessage(), { path })
  await eventually(() =>
    expect(result.current.model).toMatchObject({
      status: 'ready',
      title: '欢迎加入',
      action: { href: '/finance/deposit' },
    }),
  )
  await eventually(() => expect(backend.count(readMessage.path)).toBe(1))
  await eventually(() => expect(rows()[0]).toMatchObject({ unread: false }))
})

test('a message that there is not, or of somebody else, is said to be gone', async () => {
  const { rows } = await messagesAt()
  const { runtime } = await newMember()
  for (const path of [rows()[0]?.href ?? '', '/user/messageDetail', '/user/messageDetail?id=%00']) {
    const { result } = renderFeature(runtime, () => useMessage(), { path })
    await eventually(() => expect(result.current.model).toEqual({ status: 'empty' }))
  }
})
