import type { Endpoint } from '@koi/api-core'
import { contract } from '@koi/contract'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createTestPlayer, newDevice, type TestReply } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { storeLoginPassword } from '../testing/memberRows.ts'
import { prepareCall } from '../testing/prepareCall.ts'
import { serveOnPort } from '../testing/serveOnPort.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { routes } from './routes/routes.ts'

// Most tests use PostgreSQL; here every call is answered on the embedded engine.
const server = await createTestServer({ database: await openTestDatabase('pglite') })
const { origin, stop } = await serveOnPort(server.app)
const overHttp = (path: string, init?: RequestInit) => fetch(new URL(path, origin), init)

// A call that is refused leaves the password that it was prepared with.
afterEach(async () => {
  const demo = server.db.selectFrom('members').select('id').where('account', '=', 'demo')
  await storeLoginPassword(server, (await demo.executeTakeFirstOrThrow()).id)
})

afterAll(async () => {
  await stop()
  await server.close()
})

const calls = Object.entries(contract)

test('the contract has the 45 calls of the specification and those of our own', () => {
  expect(calls.filter(([, { origin }]) => origin === 'specification')).toHaveLength(45)
})

/** Replies that callers may keep. */
const catalogue = new Set(routes.filter(({ shared }) => shared).map(({ endpoint }) => endpoint.name))

/** `fits` for a result that its contract describes, else what was answered in its place. */
async function verdict(endpoint: Endpoint, reply: TestReply): Promise<unknown> {
  if (!reply.status) return reply.data
  const { issues } = await endpoint.output['~standard'].validate(reply.data)
  return issues ? issues : 'fits'
}

describe('the API over real HTTP', () => {
  test('all 45 calls of the specification and every extension are answered, each by one route, and none is a draft', () => {
    const answered = routes.map(({ endpoint }) => endpoint.name)
    expect(answered.toSorted()).toEqual(calls.map(([, { name }]) => name).toSorted())
    expect(calls.filter(([, { status }]) => status === 'draft')).toEqual([])
  })

  test.each(calls)('the call %s answers a member as its contract says', async (_name, endpoint) => {
    const member = createTestPlayer(overHttp)
    await member.login()
    const reply = await member.send(endpoint, await prepareCall(server, member, endpoint))
    expect(reply.http).toBe(200)
    expect(reply.headers.get('cache-control')).toBe(
      catalogue.has(endpoint.name) ? 'private, no-cache' : 'no-store',
    )
    expect(reply.headers.get('date')).toMatch(/ GMT$/)
    expect(await verdict(endpoint, reply)).toBe('fits')
  })

  test.each(calls)(
    'the call %s answers a guest, or says that its session is over',
    async (name, endpoint) => {
      const member = createTestPlayer(overHttp)
      // A tab is handed over on one device alone.
      const guest = createTestPlayer(overHttp, name === 'takeOver' ? member.device : newDevice())
      await member.login()
      const given = await prepareCall(server, member, endpoint)
      const fields = name === 'launch' ? { ...given, mode: 'demo' } : given
      const reply = await guest.send(endpoint, fields)
      expect(reply.http).toBe(200)
      expect(await verdict(endpoint, reply)).toBe(endpoint.access === 'member' ? 'token' : 'fits')
    },
  )

  test('the OpenAPI document and its page are served with their security headers', async () => {
    const document = await overHttp('/api/openapi.json')
    expect(await document.json()).toMatchObject({ openapi: '3.1.1' })
    const page = await overHttp('/api/docs')
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.headers.get('permissions-policy')).toBe(
      'camera=(), microphone=(), geolocation=(), payment=()',
    )
    const slash = await overHttp('/api/docs/', { redirect: 'manual' })
    expect([slash.status, slash.headers.get('location')]).toEqual([308, '/api/docs'])
    expect((await overHttp('/api/health')).status).toBe(200)
  })

  test('the document alone is enough to log in and try a call of a member', async () => {
    const operation = v.object({
      operationId: v.string(),
      parameters: v.array(v.object({ $ref: v.optional(v.string()) })),
    })
    const reference = v.parse(
      v.object({
        paths: v.record(v.string(), v.record(v.string(), operation)),
        components: v.object({
          parameters: v.object({ d: v.object({ schema: v.object({ default: v.string() }) }) }),
        }),
        'x-demo-login': v.record(v.string(), v.string()),
      }),
      await (await overHttp('/api/openapi.json')).json(),
    )
    const findCall = (id: string) =>
      Object.entries(reference.paths).flatMap(([path, methods]) =>
        Object.entries(methods).flatMap(([method, call]) =>
          call.operationId === id ? [{ path, method: method.toUpperCase(), call }] : [],
        ),
      )[0]
    const headers = { d: reference.components.parameters.d.schema.default, device: newDevice() }
    const login = findCall('auth.login')
    const opened = await overHttp(login?.path ?? '', {
      method: login?.method ?? '',
      headers,
      body: new URLSearchParams(reference['x-demo-login']),
    })
    const t = opened.headers.get('id') ?? ''
    const balance = findCall('member.balance')
    expect(balance?.call.parameters).toContainEqual({ $ref: '#/components/parameters/t' })
    const read = await overHttp(balance?.path ?? '', { headers: { ...headers, t } })
    expect(await read.json()).toMatchObject({ status: true, data: { central: expect.any(String) } })
  })

  test('the reference page takes its login and headers from the document', async () => {
    const script = await (await overHttp('/api/docs/main.ts')).text()
    expect(script).not.toMatch(/koi-demo-2026|koi-web/)
    expect(script).toContain('x-demo-login')
  })

  test('a request that is too long or malformed is answered with an envelope', async () => {
    const long = await overHttp(`${contract.gameList.path}?show=${'1'.repeat(1_048_576)}`)
    expect(long.status).toBe(413)
    expect(await long.json()).toEqual({ status: false, data: { code: 'too-large' } })
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.end('NONSENSE\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"bad-request"/)
    for (const line of ['cache-control: no-store', 'x-content-type-options: nosniff', "default-src 'none'"]) {
      expect(answer).toContain(line)
    }
  })
})
