import { Hono } from 'hono'
import { get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { serveOnPort } from '../testing/serveOnPort.ts'
import { createSlot } from './createSlot.ts'

const hosts = ['127.0.0.1', 'localhost', 'koi.example']
const ready = new Hono().get('/', (c) => c.text('ready', 200, { 'x-own': 'yes' }))

function slot() {
  const { app, fill } = createSlot(hosts)
  const request = (host?: string, path = '/', own: Readonly<Record<string, string>> = {}) => {
    const headers = host === undefined ? own : { ...own, host }
    return app.fetch(new Request(`http://slot.test${path}`, { headers }))
  }
  return { request, fill }
}

function expectClosed(reply: Response): void {
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
}

describe('a port', () => {
  test('says that it starts until its app is there, and is the app from then on', async () => {
    const { request, fill } = slot()
    const early = await request('127.0.0.1:4173')
    expect(early.status).toBe(503)
    expect(early.headers.get('retry-after')).toBe('1')
    expect(await early.json()).toEqual({ status: false, data: { code: 'starting' } })
    expectClosed(early)
    fill(ready)
    const later = await request('127.0.0.1:4173')
    expect(await later.text()).toBe('ready')
    expect(later.headers.get('x-own')).toBe('yes')
    expect(later.headers.has('cache-control')).toBe(false)
  })

  test.each([
    { asked: undefined, lang: 'zh-CN', message: '网站正在启动，请稍候，页面会自动刷新。' },
    { asked: 'zh-CN,zh;q=0.9,en;q=0.8', lang: 'zh-CN', message: '网站正在启动' },
    { asked: 'fr', lang: 'zh-CN', message: '网站正在启动' },
    { asked: 'en-GB,en;q=0.9,zh;q=0.8', lang: 'en', message: 'The site is starting.' },
  ])(
    'shows a browser a page that reloads by itself until its app is there, in $lang for $asked',
    async ({ asked, lang, message }) => {
      const { request, fill } = slot()
      const accept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
      const headers = asked === undefined ? accept : { ...accept, 'accept-language': asked }
      const early = await request('localhost', '/home', headers)
      expect(early.status).toBe(503)
      expect(early.headers.get('retry-after')).toBe('2')
      expect(early.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i)
      expect(early.headers.get('content-security-policy')).toContain("default-src 'none'")
      expectClosed(early)
      const page = await early.text()
      expect(page).toContain(`<html lang="${lang}">`)
      expect(page).toContain('<meta http-equiv="refresh" content="2">')
      expect(page).toContain(message)
      // The policy would block them.
      expect(page).not.toMatch(/<(script|style|link|img)|style=/)
      fill(ready)
      expect(await (await request('localhost', '/', headers)).text()).toBe('ready')
    },
  )

  test.each(['application/json', '*/*'])(
    'answers a call for %s with JSON until its app is there',
    async (accept) => {
      const early = await slot().request('localhost', '/api/bank/list', { accept, 'accept-language': 'en' })
      expect(early.status).toBe(503)
      expect(early.headers.get('retry-after')).toBe('1')
      expect(await early.json()).toEqual({ status: false, data: { code: 'starting' } })
    },
  )

  test('shows a browser no page under a name that is not its own', async () => {
    const reply = await slot().request('evil.example', '/', { accept: 'text/html' })
    expect(reply.status).toBe(403)
    expect(await reply.json()).toEqual({ status: false, data: { code: 'forbidden' } })
  })

  test.each(['127.0.0.1', 'localhost:4173', 'LOCALHOST', 'koi.example', 'koi.example:443'])(
    'answers to the name %s',
    async (host) => {
      const { request, fill } = slot()
      fill(ready)
      expect((await request(host)).status).toBe(200)
    },
  )

  test.each([
    undefined,
    '',
    'evil.example',
    'evil.example:4173',
    'localhost.evil.example',
    'koi.example.',
    '127.0.0.1:4173:80',
    'koi.example@evil.example',
    '127.0.0.2',
  ])('answers to no other name, such as %s', async (host) => {
    const { request, fill } = slot()
    fill(ready)
    const reply = await request(host)
    expect(reply.status).toBe(403)
    expect(await reply.json()).toEqual({ status: false, data: { code: 'forbidden' } })
    expectClosed(reply)
  })

  test('answers at once only what its app does, and only under its own names', async () => {
    const { app, fill } = createSlot(hosts)
    const { port, stop } = await serveOnPort(app)
    const statusFor = (host: string, path = '/at-once') =>
      new Promise<number | undefined>((resolve, reject) => {
        get({ port, host: '127.0.0.1', path, headers: { host } }, (reply) => {
          reply.resume()
          resolve(reply.statusCode)
        }).on('error', reject)
      })
    expect(await statusFor('localhost')).toBe(503)
    fill({
      fetch: ready.fetch,
      answerAtOnce({ url }, outgoing) {
        if (url === '/at-once') outgoing.writeHead(299).end()
        return url === '/at-once'
      },
    })
    expect(await Promise.all(['localhost', 'evil.example'].map((host) => statusFor(host)))).toEqual([
      299, 403,
    ])
    expect(await statusFor('localhost', '/')).toBe(200)
    // What else only the app refuses: a port that is none, and several names.
    expect(await statusFor('localhost:99999')).toBe(400)
    const socket = connect(port, '127.0.0.1')
    socket.end('GET /at-once HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\nconnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /)
    await stop()
  })
})
