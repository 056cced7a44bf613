import { contract } from '@koi/contract'
import * as v from 'valibot'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../jobs/runJobs.ts'
import { forgetPictures } from '../../jobs/cleanUp.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { uploadFile } from '../../testing/pictures/uploadFile.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { createContext } from '../context.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
let player: TestPlayer

beforeEach(async () => {
  player = createTestPlayer(server.fetch)
  await registerMember(server, player)
})
afterAll(() => server.close())

const dot = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

async function picture(who = player): Promise<string> {
  const file = { bytes: dot, name: 'dot.png', type: 'image/png' }
  const { data } = await uploadFile(
    (url, init) => server.fetch(url, init),
    { device: who.device, token: who.token() },
    file,
  )
  return v.parse(contract.upload.output, data).id
}

const said = (more: object = {}) => ({
  request: randomUUID(),
  kind: 'game' as const,
  text: '轮盘转动的时候画面停住了',
  ...more,
})
const list = async () => (await player.call(contract.feedbackList, {})).items

test('feedback with pictures is listed, taken up and answered, and the member is told in the inbox', async () => {
  const pictures = [await picture(), await picture()]
  const sent = await player.call(contract.sendFeedback, said({ pictures, text: '第一行\r\n第二行还有话' }))
  expect(sent).toMatchObject({ state: 'received', reply: null, text: '第一行\n第二行还有话' })
  expect(sent.pictures.map(({ id }) => id)).toEqual(pictures)
  clock.advance(4_000)
  await runDueJobs(server.deps)
  expect(await list()).toMatchObject([{ id: sent.id, state: 'reviewing', reply: null }])
  clock.advance(8_000)
  await runDueJobs(server.deps)
  const [answered] = await list()
  expect(answered).toMatchObject({ state: 'answered', reply: { text: expect.stringContaining('感谢') } })
  const { items } = await player.call(contract.messageList, { box: 'inbox' })
  expect(items.map(({ content }) => content)).toContainEqual({
    topic: 'feedback-answered',
    feedback: sent.id,
    title: '第一行 第二行还有话',
  })
  // Pictures that feedback uses stay.
  clock.advance(3 * 86_400_000)
  await forgetPictures(createContext(server.deps))
  expect((await server.fetch(sent.pictures[0]?.url ?? '')).status).toBe(200)
})

test('an answer comes in the language in which it was asked', async () => {
  const headers = { lang: 'en' }
  await player.call(contract.sendFeedback, said(), { headers })
  clock.advance(4_000)
  await runDueJobs(server.deps)
  clock.advance(8_000)
  await runDueJobs(server.deps)
  expect((await list())[0]?.reply?.text).toContain('Thank you')
})

test('feedback that is sent again under its name, also at the same moment, is one', async () => {
  const input = said({ pictures: [await picture()] })
  const replies = await Promise.all([1, 2, 3].map(() => player.call(contract.sendFeedback, input)))
  expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
  expect(await list()).toHaveLength(1)
  const other = await player.send(contract.sendFeedback, { ...input, text: '这里说的是另外一件事' })
  expect(other.code).toBe('invalid-input')
})

test('pictures of somebody else, used ones and unknown ones are refused, and nothing is written', async () => {
  const other = createTestPlayer(server.fetch)
  await registerMember(server, other)
  const theirs = await picture(other)
  const used = await picture()
  await player.call(contract.sendFeedback, said({ pictures: [used] }))
  const mine = await picture()
  for (const pictures of [[theirs], [used], [mine, 'nobody'], [mine, mine]]) {
    expect((await player.send(contract.sendFeedback, said({ pictures }))).code).toBe('picture-unknown')
  }
  expect(await list()).toHaveLength(1)
  expect((await player.send(contract.sendFeedback, said({ pictures: [mine] }))).status).toBe(true)
})

test.each([
  ['too short', { text: '太短' }],
  ['of signs that nobody sees', { text: '\u200B\u200B\u202E\u2060\uFEFF\u200B\u200B\u200B' }],
  ['too long', { text: 'x'.repeat(501) }],
  ['of an unknown kind', { kind: 'rumour' }],
  ['with five pictures', { pictures: '1,2,3,4,5' }],
  ['with control characters', { text: 'hello\u0000world' }],
])('feedback that is %s is refused', async (_what, more) => {
  const form = new URLSearchParams({ ...said(), ...more })
  const headers = { d: 'koi-web', device: player.device, t: player.token() ?? '' }
  const reply = await server.fetch(contract.sendFeedback.path, { method: 'POST', headers, body: form })
  expect(await reply.json()).toMatchObject({ status: false })
  expect(await list()).toEqual([])
})

test('a member sends twenty within a day, and more on the next', async () => {
  for (let count = 0; count < 20; count += 1) await player.call(contract.sendFeedback, said())
  expect((await player.send(contract.sendFeedback, said())).data).toEqual({ code: 'feedback-limit', max: 20 })
})

test('nobody reads feedback of somebody else', async () => {
  await player.call(contract.sendFeedback, said())
  const other = createTestPlayer(server.fetch)
  await registerMember(server, other)
  expect((await other.call(contract.feedbackList, {})).items).toEqual([])
})
