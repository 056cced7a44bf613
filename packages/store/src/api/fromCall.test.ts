import { defineEndpoint } from '@koi/api-core'
import { anySchema, createMemoryStorage } from '@koi/api-core/testing'
import { eventually } from '@koi/testing'
import { expect, test } from 'vitest'
import { createRecordedBackend, makeTestStore } from '../testing/index.ts'
import { api } from './api.ts'
import { fromCall, fromMoneyCall } from './fromCall.ts'

const balancePath = '/api/findmed/v1/member/balance'

const described = {
  method: 'POST',
  origin: 'extension',
  access: 'public',
  encoding: 'form',
  input: anySchema,
  output: anySchema,
  errors: [],
  summary: 'A call that no listener knows.',
} as const
const gift = defineEndpoint({ ...described, name: 'gift.send', path: '/api/gift', effect: 'money' })
const note = defineEndpoint({ ...described, name: 'note.send', path: '/api/note', effect: 'write' })

const read = defineEndpoint({ ...described, name: 'note.read', path: '/api/read', effect: 'read' })
const own = defineEndpoint({
  ...described,
  name: 'note.own',
  path: '/api/own',
  effect: 'read',
  access: 'member',
})

const { sendGift, sendNote, readNote, readOwn } = api.injectEndpoints({
  endpoints: (build) => ({
    sendGift: build.mutation(fromMoneyCall(gift)),
    sendNote: build.mutation(fromCall(note)),
    readNote: build.query(fromCall(read)),
    readOwn: build.query(fromCall(own)),
  }),
}).endpoints

const money = { central: '1.00', venues: '0.00', held: '0.00', total: '1.00', at: '2026-11-21T04:00:00.000Z' }

/** A member's page, its balance read once, over a backend that answers every other call by `answer`. */
async function memberPage(answer: () => Response | Promise<Response>) {
  const backend = createRecordedBackend(async (url) =>
    url.endsWith(balancePath) ? Response.json({ status: true, data: money }) : answer(),
  )
  const { page } = makeTestStore({ fetch: backend.fetch, storage: createMemoryStorage({ t: 'token' }) })
  page.start()
  await eventually(() => expect(backend.count(balancePath)).toBe(1))
  return { page, balanceReads: () => backend.count(balancePath) }
}

const done = () => Response.json({ status: true, data: {} })
const refused = () => Response.json({ status: false, data: 'insufficient-balance' })
const failed = () => new Response('', { status: 503 })
const lost = () => Promise.reject(new TypeError('the connection failed'))
const intent = () => ({ input: {}, idempotencyKey: crypto.randomUUID() })

test.each([
  ['took effect', done],
  ['failed on the server', failed],
  ['lost its connection', lost],
])(
  'the balance is read anew after a new money call that %s, without a listener that names it',
  async (_, answer) => {
    const { page, balanceReads } = await memberPage(answer)
    await page.store.dispatch(sendGift.initiate(intent()))
    await eventually(() => expect(balanceReads()).toBe(2))
    page.stop()
  },
)

test('the balance is not read anew after a money call that was refused, nor after a call that moves none', async () => {
  const { page, balanceReads } = await memberPage(refused)
  await page.store.dispatch(sendGift.initiate(intent()))
  await page.store.dispatch(sendNote.initiate({}))
  page.stop()
  const other = await memberPage(done)
  await other.page.store.dispatch(sendNote.initiate({}))
  expect([balanceReads(), other.balanceReads()]).toEqual([1, 1])
  other.page.stop()
})

test('an endpoint that cannot be loaded is a call without a connection, and is asked for again by the next one', async () => {
  const backend = createRecordedBackend(async () => done())
  const { page } = makeTestStore({ fetch: backend.fetch })
  let reachable = false
  const { sendLate } = api.injectEndpoints({
    endpoints: (build) => ({
      sendLate: build.mutation(
        fromCall(async () => {
          if (!reachable) throw new TypeError('the connection failed')
          return note
        }),
      ),
    }),
  }).endpoints
  expect(await page.store.dispatch(sendLate.initiate({}))).toMatchObject({ error: { kind: 'network' } })
  expect(backend.count('/api/note')).toBe(0)
  reachable = true
  expect(await page.store.dispatch(sendLate.initiate({}))).toMatchObject({ data: {} })
  expect(backend.count('/api/note')).toBe(1)
})

test('a call whose endpoint comes after its session has ended is not sent for the next one', async () => {
  const backend = createRecordedBackend(async () => done())
  const { page, session } = makeTestStore({
    fetch: backend.fetch,
    storage: createMemoryStorage({ t: 'token' }),
  })
  const part = Promise.withResolvers<typeof note>()
  const { sendHeld } = api.injectEndpoints({
    endpoints: (build) => ({ sendHeld: build.mutation(fromCall(() => part.promise)) }),
  }).endpoints
  const sent = page.store.dispatch(sendHeld.initiate({}))
  session.end('logout')
  part.resolve(note)
  expect(await sent).toMatchObject({ error: { kind: 'aborted' } })
  expect(backend.count('/api/note')).toBe(0)
})

/** A member's page whose frames are painted by hand. */
function paintedPage() {
  const backend = createRecordedBackend(async () => done())
  const frames: (() => void)[] = []
  const { page, session } = makeTestStore({
    fetch: backend.fetch,
    storage: createMemoryStorage({ t: 'token' }),
    afterFrame: () => new Promise((resolve) => void frames.push(resolve)),
  })
  return { backend, session, store: page.store, waiting: () => frames.length, paint: () => frames[0]?.() }
}

test('a reply that is not there is asked for at once, and one that is there once it is painted', async () => {
  const { backend, store, waiting, paint } = paintedPage()
  await store.dispatch(readNote.initiate({}))
  expect([backend.count('/api/read'), waiting()]).toEqual([1, 0])
  const again = store.dispatch(readNote.initiate({}, { forceRefetch: true }))
  await eventually(() => expect(waiting()).toBe(1))
  expect(backend.count('/api/read')).toBe(1)
  paint()
  expect(await again).toMatchObject({ status: 'fulfilled' })
  expect(backend.count('/api/read')).toBe(2)
})

test('a call that waits for a frame is not sent for the session that comes meanwhile', async () => {
  const { backend, store, session, waiting, paint } = paintedPage()
  await store.dispatch(readOwn.initiate({}))
  const ours = store.dispatch(readOwn.initiate({}, { forceRefetch: true }))
  await eventually(() => expect(waiting()).toBe(1))
  session.end('logout')
  session.begin('other')
  paint()
  expect(await ours).toMatchObject({ error: { kind: 'aborted' } })
  expect(backend.count('/api/own')).toBe(1)
})
