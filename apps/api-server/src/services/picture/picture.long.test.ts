import { contract } from '@koi/contract'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetPictures } from '../../jobs/cleanUp.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { type HostileFile, hostileFiles } from '../../testing/pictures/hostileFiles.ts'
import { uploadFile } from '../../testing/pictures/uploadFile.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { createContext } from '../context.ts'

const clock = createManualClock()
// Every file is made before the first one is read: reading switches off what makes them.
const files = await hostileFiles()
const server = await createTestServer({
  clock,
  config: { memberLimits: { read: 10_000, write: 10_000, money: 10_000 } },
})
const fetch = (url: string, init: RequestInit) => server.fetch(url, init)
let player: TestPlayer

beforeAll(async () => {
  player = createTestPlayer(server.fetch)
  await registerMember(server, player)
})
afterAll(() => server.close())

const send = (file: HostileFile, who = player) =>
  uploadFile(fetch, { device: who.device, token: who.token() }, file)

const find = (what: string): HostileFile => {
  const file = files.find((one) => one.what === what)
  if (!file) throw new Error(`there is no file: ${what}`)
  return file
}

async function forget(): Promise<void> {
  await server.db.deleteFrom('pictures').execute()
}

test('there are at least thirty hostile files', () => {
  expect(files.length).toBeGreaterThanOrEqual(30)
})

describe('an upload', () => {
  test.each(files.filter(({ outcome }) => outcome !== 'cleaned').map((file) => [file.what, file] as const))(
    'refuses %s by its content, with a typed error, and stores nothing',
    async (_what, file) => {
      expect(await send(file)).toMatchObject({
        status: false,
        data: file.outcome === 'picture-too-large' ? { code: file.outcome } : file.outcome,
      })
      expect(await server.db.selectFrom('pictures').select('id').execute()).toEqual([])
    },
  )

  test.each(files.filter(({ outcome }) => outcome === 'cleaned').map((file) => [file.what, file] as const))(
    'keeps nothing of %s but its pixels',
    async (_what, file) => {
      const { status, data } = await send(file)
      expect(status, JSON.stringify(data)).toBe(true)
      const { url, width, height } = v.parse(contract.upload.output, data)
      const reply = await server.fetch(url)
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'content-disposition': expect.stringMatching(/^attachment/),
      })
      const bytes = Buffer.from(await reply.arrayBuffer())
      for (const mark of file.marks ?? []) expect(bytes.includes(mark), mark).toBe(false)
      expect(bytes.includes('carp')).toBe(false)
      const { format, exif, icc, pages, orientation, ...read } = await sharp(bytes).metadata()
      expect({ format, exif, icc, pages, orientation }).toEqual({ format: 'webp' })
      expect([read.width, read.height]).toEqual([width, height])
      expect(Math.max(width, height)).toBeLessThanOrEqual(2_048)
      await forget()
    },
  )

  test('a picture that stood on its side stands upright', async () => {
    const { data } = await send(find('a JPEG that stands on its side'))
    expect(data).toMatchObject({ width: 80, height: 160 })
    await forget()
  })

  test('a guest uploads nothing', async () => {
    const guest = createTestPlayer(server.fetch)
    expect(await send(find('a picture under a name with a path'), guest)).toEqual({
      status: false,
      data: 'token',
    })
  })

  test('a form without a file, or with two, is refused', async () => {
    const headers = { d: 'koi-web', device: player.device, t: player.token() ?? '' }
    const none = new FormData()
    none.append('other', 'x')
    const two = new FormData()
    for (const name of ['file', 'more']) two.append(name, new File(['x'], 'a.png'))
    for (const [body, http] of [
      [none, 200],
      [two, 400],
    ] as const) {
      const reply = await server.fetch(contract.upload.path, { method: 'POST', headers, body })
      expect(reply.status).toBe(http)
      expect(await reply.json()).toMatchObject({ status: false })
    }
  })

  test('more pictures than may wait are asked to come again in a moment', async () => {
    const file = find('a JPEG that is cut off')
    const replies = await Promise.all(Array.from({ length: 40 }, () => send(file)))
    const codes = new Set(replies.map(({ data }) => data))
    expect(codes).toEqual(new Set(['picture-broken', 'picture-busy']))
  })

  test('a member keeps the newest twenty that no feedback uses, and they are gone after a day', async () => {
    const file = find('a picture under a name with a path')
    for (let count = 0; count < 22; count += 1) {
      expect((await send(file)).status).toBe(true)
      clock.advance(1)
    }
    expect(await server.db.selectFrom('pictures').select('id').execute()).toHaveLength(20)
    clock.advance(86_400_000 + 1)
    await forgetPictures(createContext(server.deps))
    expect(await server.db.selectFrom('pictures').select('id').execute()).toEqual([])
  })

  test.each(['nobody', 'x'.repeat(200), '%00', '..%2f..%2fetc%2fpasswd'])(
    'there is no picture under the address %.20s',
    async (id) => {
      expect((await server.fetch(`${contract.upload.path}/${id}`)).status).toBe(404)
    },
  )
})
