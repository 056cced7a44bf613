import { Hono } from 'hono'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import type { AnswerAtOnce } from '../http/answerAtOnce.ts'
import { readBody } from '../http/protocol/decodeInput.ts'
import { connectionLimits, listen, type Listener, type PortApp, PortTakenError } from './listen.ts'

const second = 1_000
/** Those of production, a hundredth as long. */
const limits = { headers: 100, request: 200, idle: 50, silence: 300, check: 10, takeOver: 20 }
const listeners: Listener[] = []

/** An app whose calls last until a test ends them. */
function createSlowApp() {
  const calls: (() => void)[] = []
  let arrived: () => void = () => undefined
  const app = new Hono()
    .onError((_error, c) => c.text('failed', 400))
    .get('/now', (c) => c.text('now'))
    .get('/slow', async (c) => {
      await new Promise<void>((resolve) => {
        calls.push(resolve)
        arrived()
      })
      return c.text('slow')
    })
    .get('/large', (c) => c.body(new Uint8Array(64 * 1024 * 1024)))
    .post('/body', async (c) => c.text(await readBody(c.req.raw, 1_000)))
  return {
    app,
    /** Resolves once so many calls are in hand. */
    async inHand(count: number) {
      while (calls.length < count) {
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      }
    },
    end: () => calls.splice(0).forEach((resolve) => resolve()),
  }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`

/** A client that goes on while this thread does nothing but one call: sends a request, and tells how it ended. */
const clientThread = `
  const { connect } = require('node:net')
  const { parentPort, workerData: { done } } = require('node:worker_threads')
  const note = (what) => { Atomics.store(done, 0, what); Atomics.notify(done, 0) }
  parentPort.once('message', (port) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => socket.write(${JSON.stringify(get('/now'))}, () => note(1)))
    socket.once('data', () => parentPort.postMessage('answered'))
    socket.once('error', ({ code }) => { note(2); parentPort.postMessage(code) })
  })`

async function serve(app: PortApp, chosen = limits): Promise<Listener> {
  const listener = await listen(app, { port: 0, limits: chosen })
  listeners.push(listener)
  return listener
}

async function open(listener: Listener): Promise<Socket> {
  const socket = connect(listener.port(), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** The milliseconds until the server has closed the connection, be it by a reset: bytes may just be on their way. */
async function closedAfter(socket: Socket): Promise<number> {
  const start = performance.now()
  socket.on('error', () => undefined)
  await new Promise((resolve) => void socket.once('close', resolve))
  return performance.now() - start
}

afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.finish(0)))
})

describe('a connection is closed within its limit', () => {
  test.each([
    ['that says nothing', ''],
    ['that sends half a line', 'GET /now HT'],
    ['that sends half its headers', 'GET /now HTTP/1.1\r\nhost: 127.0.0.1\r\n'],
    ['that sends half a body', 'POST /body HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\nhalf'],
    ['that asks once and nothing more', get('/now')],
  ])('a connection %s is closed within its limit', async (_what, sent) => {
    const listener = await serve(createSlowApp().app)
    const socket = await open(listener)
    socket.resume().write(sent)
    // A busy machine gets more time than the limits, which would be a hundred times as long in production.
    expect(await closedAfter(socket)).toBeLessThan(10 * second)
  })

  test('a connection that drips a header a time is closed within its limit', async () => {
    const listener = await serve(createSlowApp().app)
    const socket = await open(listener)
    socket.resume().write('GET /now HTTP/1.1\r\n')
    const drip = setInterval(() => socket.write('x: y\r\n'), limits.headers / 4)
    expect(await closedAfter(socket)).toBeLessThan(10 * second)
    clearInterval(drip)
  })

  test('a connection that never reads its answer is closed within its limit', async () => {
    const listener = await serve(createSlowApp().app)
    const socket = await open(listener)
    socket.pause().write(get('/large'))
    const start = performance.now()
    await listener.finish(60 * second)
    expect(performance.now() - start).toBeLessThan(20 * second)
    socket.destroy()
  })

  test('both sides of a connection are closed although the peer keeps its own open', async () => {
    const listener = await serve(createSlowApp().app)
    const socket = connect({ port: listener.port(), host: '127.0.0.1', allowHalfOpen: true })
    socket.write('no HTTP\r\n\r\n')
    expect(await text(socket)).toContain('400 Bad Request')
    await listener.finish(60 * second)
    socket.destroy()
  })

  test('the limits of production are at most 21 seconds for a request, and 31 without a byte', () => {
    const { headers, request, idle, silence, check } = connectionLimits
    expect(Math.max(headers, request, idle) + check).toBeLessThanOrEqual(21 * second)
    expect(silence + check).toBeLessThanOrEqual(31 * second)
  })
})

describe('a listener that finishes', () => {
  const patient = { ...connectionLimits, takeOver: 20 }

  test('answers the calls in hand, says that it closes, and takes no other connection', async () => {
    const slow = createSlowApp()
    const listener = await serve(slow.app, patient)
    const sockets = await Promise.all([open(listener), open(listener)])
    for (const socket of sockets) socket.write(get('/slow'))
    await slow.inHand(2)
    const port = listener.port()
    const finished = listener.finish(30 * second)
    for (let turn = 0; turn < 10; turn += 1) await nextTurn()
    const [refusal] = await once(connect(port, '127.0.0.1'), 'error')
    expect(refusal).toMatchObject({ code: 'ECONNREFUSED' })
    slow.end()
    for (const socket of sockets) {
      const reply = await text(socket)
      expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
      expect(reply.toLowerCase()).toContain('\r\nconnection: close\r\n')
      expect(reply).toMatch(/slow$/)
    }
    await finished
  })

  test('answers all calls that one connection sent without waiting, and says only with the last that it closes', async () => {
    const slow = createSlowApp()
    const listener = await serve(slow.app, patient)
    const socket = await open(listener)
    socket.write(get('/slow').repeat(2))
    await slow.inHand(2)
    const finished = listener.finish(30 * second)
    for (let turn = 0; turn < 10; turn += 1) await nextTurn()
    slow.end()
    const [, first, last] = (await text(socket)).split('HTTP/1.1 200 OK')
    expect(first?.toLowerCase()).toContain('\r\nconnection: keep-alive\r\n')
    expect(last?.toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(last).toMatch(/slow$/)
    await finished
  })

  test('answers all calls that come over one connection after it was told to stop', async () => {
    const slow = createSlowApp()
    const listener = await serve(slow.app, patient)
    const socket = await open(listener)
    socket.write(get('/slow'))
    await slow.inHand(1)
    const finished = listener.finish(30 * second)
    socket.write(get('/slow').repeat(2))
    await slow.inHand(3)
    slow.end()
    const [, ...replies] = (await text(socket)).split('HTTP/1.1 200 OK')
    expect(replies.map((reply) => /connection: (\S+)/i.exec(reply)?.[1])).toEqual([
      'keep-alive',
      'keep-alive',
      'close',
    ])
    await finished
  })

  test('answers a request that was on its way over a connection that it keeps alive', async () => {
    const slow = createSlowApp()
    const listener = await serve(slow.app, patient)
    const socket = await open(listener)
    socket.write(get('/now'))
    await once(socket, 'data')
    const finished = listener.finish(30 * second)
    socket.write(get('/now'))
    const reply = await text(socket)
    expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(reply.toLowerCase()).toContain('\r\nconnection: close\r\n')
    await finished
  })

  test('answers at once what can be, and says that it closes', async () => {
    const { app } = createSlowApp()
    const answerAtOnce: AnswerAtOnce = (_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-length': '7' }).end('at once')
      return true
    }
    const listener = await serve({ fetch: app.fetch, answerAtOnce }, patient)
    const socket = await open(listener)
    socket.write(get('/now'))
    const [first]: unknown[] = await once(socket, 'data')
    expect(String(first)).toMatch(/at once$/)
    const finished = listener.finish(30 * second)
    for (let turn = 0; turn < 10; turn += 1) await nextTurn()
    socket.write(get('/now'))
    expect((await text(socket)).toLowerCase()).toMatch(/\r\nconnection: close\r\n[^]*at once$/)
    await finished
  })

  test('a call that keeps the process busy lets no connection be accepted and cut meanwhile', async () => {
    // What the other thread has done: 0 nothing, 1 sent a request over a connection of its own, 2 was not taken.
    const done = new Int32Array(new SharedArrayBuffer(4))
    const client = new Worker(clientThread, { eval: true, workerData: { done } })
    await once(client, 'online')
    const app = new Hono()
      .get('/now', (c) => c.text('now'))
      .get('/busy', (c) => {
        client.postMessage(listener.port(), [])
        Atomics.wait(done, 0, 0, 30 * second)
        const end = performance.now() + 2 * patient.takeOver
        while (performance.now() < end);
        return c.text('busy')
      })
    const listener = await serve(app, patient)
    const socket = await open(listener)
    const ended = once(client, 'message')
    socket.write(get('/busy'))
    await listener.finish(30 * second)
    expect(await text(socket)).toMatch(/busy$/)
    expect(['ECONNREFUSED', 'answered']).toContain((await ended)[0])
    await client.terminate()
  })

  test('closes connections without a call, be they idle or silent', async () => {
    const slow = createSlowApp()
    const listener = await serve(slow.app, patient)
    const [idle, silent] = [await open(listener), await open(listener)]
    idle.write(get('/now'))
    await once(idle, 'data')
    const closed = Promise.all([closedAfter(idle), closedAfter(silent)])
    await listener.finish(30 * second)
    for (const time of await closed) expect(time).toBeLessThan(patient.idle)
  })

  test('cuts what lasts longer than its limit', async () => {
    const slow = createSlowApp()
    const listener = await serve(slow.app, patient)
    const socket = await open(listener)
    socket.on('error', () => undefined)
    socket.write(get('/slow'))
    await slow.inHand(1)
    await listener.finish(50)
    expect(await text(socket).catch(() => '')).toBe('')
    slow.end()
  })
})

test('a port that is in use is named', async () => {
  const { app } = createSlowApp()
  const listener = await serve(app)
  await expect(listen(app, { port: listener.port() })).rejects.toEqual(new PortTakenError(listener.port()))
})
