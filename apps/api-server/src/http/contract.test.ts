import { commonErrors, contract, isErrorCode } from '@koi/contract'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { sampleInputs } from '../testing/sampleInputs.ts'
import { serveOnPort } from '../testing/serveOnPort.ts'

const server = await createTestServer()
const { origin, stop } = await serveOnPort(server.app)
const overHttp = (path: string, init?: RequestInit) => fetch(new URL(path, origin), init)

afterAll(async () => {
  await stop()
  await server.close()
})

const calls = Object.entries(contract)

test('the contract has the 45 calls of the specification and those of our own', () => {
  expect(calls.filter(([, { origin }]) => origin === 'specification')).toHaveLength(45)
})

describe('over real HTTP', () => {
  test.each(calls)('%s answers a reply that parses, with a token and without', async (name, endpoint) => {
    const member = createTestPlayer(overHttp)
    if (endpoint.access !== 'public') await member.login()
    for (const player of [createTestPlayer(overHttp), member]) {
      const input = Object.entries(sampleInputs).find(([key]) => key === name)?.[1] ?? {}
      const reply = await player.send(endpoint, input)
      expect(reply.http).toBe(200)
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(reply.headers.get('date')).toMatch(/ GMT$/)
      const fits = reply.status && !(await endpoint.output['~standard'].validate(reply.data)).issues
      const refusals: readonly string[] = [...commonErrors, ...endpoint.errors].filter(isErrorCode)
      const refused = reply.code !== undefined && refusals.includes(reply.code)
      const expired = reply.data === 'token'
      const guest = player !== member
      expect(endpoint.access === 'member' && guest ? expired : fits || refused).toBe(true)
    }
  })

  test('the document and its page are served', async () => {
    const document = await overHttp('/api/openapi.json')
    expect(await document.json()).toMatchObject({ openapi: '3.1.1' })
    const page = await overHttp('/api/docs')
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect((await overHttp('/api/health')).status).toBe(200)
  })

  test('what is too long or no HTTP at all still gets an envelope', async () => {
    const long = await overHttp(`${contract.gameList.path}?show=${'1'.repeat(1_048_576)}`)
    expect(long.status).toBe(413)
    expect(await long.json()).toEqual({ status: false, data: { code: 'too-large' } })
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.end('NONSENSE\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [^]*"bad-request"/)
  })
})
