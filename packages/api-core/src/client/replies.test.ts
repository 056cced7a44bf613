import { describe, expect, it } from 'vitest'
import type { StandardSchema } from '../endpoint/endpoint.ts'
import { isApiError } from '../errors/apiError.ts'
import { isRefused } from '../errors/refusals.ts'
import { isSchemaError } from '../errors/replyErrors.ts'
import { readFile } from '../pipeline/readFile.ts'
import type { Logger } from '../ports/logger.ts'
import { createTestClient } from '../testing/createTestClient.ts'
import { createTestEndpoint } from '../testing/createTestEndpoint.ts'
import type { CallEvent } from '../pipeline/observing.ts'

const read = createTestEndpoint()
const answer = (reply: unknown, init?: ResponseInit) => {
  const made = createTestClient()
  made.backend.on('/api/test', () => (reply instanceof Response ? reply : Response.json(reply, init)))
  return made
}
const errorOf = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise
  } catch (error) {
    return error
  }
  return undefined
}

describe('a reply', () => {
  it.each([[{ a: 1 }], [[1]], ['text'], [0], [false], [null]])('gives its data %o', async (data) => {
    const { client } = answer({ status: true, data })
    expect(await client.call(read, {})).toEqual(data)
  })

  it('gives undefined when a good reply has no data', async () => {
    expect(await answer({ status: true }).client.call(read, {})).toBeUndefined()
  })

  it.each([
    ['insufficient-balance', 'insufficient-balance', undefined, {}],
    [{ code: 'limit', limit: '500.00' }, 'limit', undefined, { limit: '500.00' }],
    ['余额不足', 'text', '余额不足', {}],
    ['Not enough', 'text', 'Not enough', {}],
    [{ code: '余额不足', x: 1 }, 'text', '余额不足', { x: 1 }],
    [undefined, 'text', '', {}],
    [42, 'text', '', {}],
    [{ reason: 'odd' }, 'text', '', { reason: 'odd' }],
  ])('a reply with status false and data %o is refused as %s', async (data, code, text, details) => {
    const { client } = answer({ status: false, data })
    const error = await errorOf(client.call(read, {}))
    expect(isRefused(error) && [error.code, error.text, error.details]).toEqual([code, text, details])
    expect(isRefused(error, code)).toBe(true)
    expect(isRefused(error, 'another')).toBe(false)
    expect(isApiError(error)).toBe(true)
  })

  it('keeps what a refusal says out of its message and of what can be enumerated', async () => {
    const { client } = answer({ status: false, data: { code: 'limit', secret: 'hush' } })
    const error = await errorOf(client.call(read, {}))
    expect(String(error)).toBe('RefusedError: test.read: refused (limit)')
    expect(JSON.stringify(error)).not.toContain('hush')
  })

  it.each([['token'], [{ code: 'token' }], [{ code: 'token', at: 1 }]])(
    'a reply with status false and data %o is the end of the session',
    async (data) => {
      const { client } = answer({ status: false, data })
      const error = await errorOf(client.call(read, {}))
      expect(error).toMatchObject({ kind: 'session-expired' })
      expect(client.session.token()).toBeNull()
    },
  )

  it.each([
    ['<html>', 'not-json'],
    ['{"status":true,', 'not-json'],
    ['', 'not-json'],
    ['null', 'no-status'],
    ['[]', 'no-status'],
    ['"text"', 'no-status'],
    ['{}', 'no-status'],
    ['{"status":1,"data":1}', 'no-status'],
    ['{"status":"true"}', 'no-status'],
  ])('a reply of %j is malformed: %s', async (text, reason) => {
    const { client } = answer(new Response(text))
    const error = await errorOf(client.call(read, {}))
    expect(error).toMatchObject({ kind: 'malformed-reply', reason, body: text })
    expect(Object.keys(error ?? {})).not.toContain('body')
  })

  it('a reply is read as JSON whatever its content type says', async () => {
    const { client } = answer(
      new Response('{"status":true,"data":1}', { headers: { 'content-type': 'text/html' } }),
    )
    expect(await client.call(read, {})).toBe(1)
  })

  it('a reply is validated once, also for callers who share it, and what the schema makes of it is given', async () => {
    let runs = 0
    const output: StandardSchema<unknown, bigint> = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate(value) {
          runs += 1
          return typeof value === 'string' ? { value: BigInt(value) } : { issues: [{ message: 'no text' }] }
        },
      },
    }
    const endpoint = createTestEndpoint({ output })
    const { client } = answer({ status: true, data: '12' })
    const replies = await Promise.all([client.call(endpoint, {}), client.call(endpoint, {})])
    expect(replies).toEqual([12n, 12n])
    expect(runs).toBe(1)
  })

  it.each([[false], [true]])(
    'a reply that does not fit the contract names the field (async schema: %s)',
    async (isAsync) => {
      const issues = [{ message: 'Expected string but got "hush"', path: [{ key: 'wallets' }, 0, 'balance'] }]
      const output: StandardSchema = {
        '~standard': {
          version: 1,
          vendor: 'test',
          validate: () => (isAsync ? Promise.resolve({ issues }) : { issues }),
        },
      }
      const error = await errorOf(
        answer({ status: true, data: {} }).client.call(createTestEndpoint({ output }), {}),
      )
      expect(isSchemaError(error) && error.issues).toEqual(issues)
      expect(String(error)).toBe('SchemaError: test.read: does not fit the contract at wallets.0.balance')
      expect(JSON.stringify(error)).not.toContain('hush')
    },
  )
})

describe('observing', () => {
  it('reports name, path, duration and outcome of every call, and no payload', async () => {
    const events: CallEvent[] = []
    const { client, backend, clock } = createTestClient({ observe: (event) => events.push(event) })
    backend.on('/api/test', async ({ query }) => {
      clock.set(clock.now() + 25)
      return query.has('bad') ? Response.json({ status: false, data: 'limit' }) : 'secret'
    })
    await client.call(read, { word: 'secret' })
    await errorOf(client.call(read, { bad: 1 }))
    await errorOf(client.call(read, { when: new Date() }))
    const call = { name: 'test.read', method: 'GET', path: '/api/test' }
    expect(events).toEqual([
      { ...call, durationMs: 25, outcome: 'ok' },
      { ...call, durationMs: 25, outcome: 'refused' },
      { ...call, durationMs: 0, outcome: 'error' },
    ])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('observer')
      },
    ],
    ['rejects', async () => Promise.reject(new Error('observer'))],
  ])('an observer that %s is logged, and the call goes on', async (_, observe) => {
    const logged: unknown[] = []
    const logger: Logger = { warn() {}, error: (...details) => void logged.push(...details) }
    const { client, backend, clock } = createTestClient({ observe, logger })
    backend.on('/api/test', () => 'done')
    expect(await client.call(read, {})).toBe('done')
    await clock.advance(0)
    expect(logged).toContainEqual(new Error('observer'))
  })

  it('a call succeeds even when its observer and the logger throw', async () => {
    const fail = () => {
      throw new Error('again')
    }
    const { client, backend } = createTestClient({ observe: fail, logger: { warn: fail, error: fail } })
    backend.on('/api/test', () => 'done')
    expect(await client.call(read, {})).toBe('done')
  })
})

describe('a download', () => {
  it('gives the file and the name the server chose, without folders', async () => {
    const headers = {
      'content-type': 'text/csv',
      'content-disposition': `attachment; filename="../x.csv"; filename*=UTF-8''${encodeURIComponent('投注记录.csv')}`,
    }
    const { blob, filename } = await answer(new Response('a,b\n', { headers })).client.call(
      read,
      {},
      { read: readFile },
    )
    expect([await blob.text(), filename]).toEqual(['a,b\n', '投注记录.csv'])
  })

  it.each([
    ['attachment; filename="../../etc/records.csv"', 'records.csv'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    ["attachment; filename=plain.csv; filename*=UTF-8''%E9", 'plain.csv'],
    ['attachment', undefined],
  ])('reads the name in %j as %j', async (disposition, name) => {
    const headers = { 'content-type': 'text/csv', 'content-disposition': disposition }
    expect(
      (await answer(new Response('x', { headers })).client.call(read, {}, { read: readFile })).filename,
    ).toBe(name)
  })

  it.each(['', 0, false, null])('a download may be read as %j', async (value) => {
    let reads = 0
    const { client } = answer(new Response('', { headers: { 'content-type': 'text/csv' } }))
    const readValue = async () => {
      reads += 1
      return value
    }
    expect(await client.call(read, {}, { read: readValue })).toBe(value)
    expect(reads).toBe(1)
  })

  it.each(['text/html; charset=utf-8', 'Text/HTML'])(
    'a download refuses the page of a portal (%s)',
    async (type) => {
      const download = (text: string) =>
        errorOf(
          answer(new Response(text, { headers: { 'content-type': type } })).client.call(
            read,
            {},
            { read: readFile },
          ),
        )
      expect(await download('<!doctype html>')).toMatchObject({ kind: 'malformed-reply', reason: 'not-json' })
      expect(await download('{"status":false,"data":"limit"}')).toMatchObject({ code: 'limit' })
    },
  )

  it('a download is refused, expires and fails as any call', async () => {
    const download = (reply: Response) => errorOf(answer(reply).client.call(read, {}, { read: readFile }))
    expect(await download(Response.json({ status: false, data: 'limit' }))).toMatchObject({ code: 'limit' })
    expect(await download(Response.json({ status: false, data: 'token' }))).toMatchObject({
      kind: 'session-expired',
    })
    expect(await download(new Response('x', { status: 404 }))).toMatchObject({ kind: 'http', status: 404 })
    expect(await download(Response.json({ status: true, data: 1 }))).toMatchObject({ reason: 'no-file' })
  })
})
