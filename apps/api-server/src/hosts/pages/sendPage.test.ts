import { Hono } from 'hono'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { createShellHost } from '../createShellHost.ts'
import { compressPage } from './compressPage.ts'
import { withNoncePlace } from './pageNonce.ts'

const root = mkdtempSync(join(tmpdir(), 'koi-documents-'))
writeFileSync(join(root, 'index.html'), '')
afterAll(() => rmSync(root, { recursive: true, force: true }))

const deps = {
  api: new Hono(),
  root,
  pictures: { fileOf: async () => null },
  logger: { error: () => {} },
  framed: ['http://127.0.0.1:4175'],
} satisfies Parameters<typeof createShellHost>[0]
const page = { headers: { accept: 'text/html,application/xhtml+xml' } }
const stats = 'https://stats.koi.example'
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''

const text = '年年有余 '.repeat(500)
const html = `<html><head><script src="/boot.js?v=1a2b3c4d"></script><title>锦鲤</title></head>${text}</html>`
const shell = (analytics: string[], more: Partial<Parameters<typeof createShellHost>[0]> = {}) => {
  const pages = async () => {
    const body = new Uint8Array(Buffer.from(analytics.length > 0 ? withNoncePlace(html) : html))
    const compressed = await compressPage(body)
    return { body, compressed, etag: 'W/"1"', drawn: true, styleHashes: ["'sha256-x'"] }
  }
  return createShellHost({ ...deps, pages, analytics, ...more })
}

/** Text that was sent in the encoding which its reply names. */
async function unpacked(reply: Response): Promise<string> {
  const sent = Buffer.from(await reply.arrayBuffer())
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  const encoding = reply.headers.get('content-encoding')
  return (encoding === 'br' || encoding === 'gzip' ? unpack[encoding](sent) : sent).toString()
}

test('a document is sent by brotli, else by gzip, else as it is, as the browser can take it', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    // All that a browser takes over plain HTTP from another machine.
    ['gzip, deflate', 'gzip'],
    ['br;q=0', null],
  ] as const) {
    const headers = { ...page.headers, 'accept-encoding': accepted }
    const reply = await shell([]).request('/find', { headers })
    expect(reply.headers.get('content-encoding')).toBe(encoding)
    expect(await unpacked(reply)).toBe(html)
  }
})

describe('a document with a service of page views', () => {
  const ask = (more = {}) => shell([stats]).request('/find', { headers: { ...page.headers, ...more } })

  test('the policy names a nonce that stands in the document, another one for each answer', async () => {
    const seen = new Set<string>()
    for (const encoding of ['', 'br', 'gzip']) {
      const reply = await ask({ 'accept-encoding': encoding })
      const nonce = /script-src 'self' 'nonce-([\w+/=]{24})';/.exec(policyOf(reply))?.[1] ?? ''
      expect(await unpacked(reply)).toBe(html.replace('<script ', `<script nonce="${nonce}" `))
      expect(policyOf(reply)).toContain("style-src 'self' 'sha256-x';")
      seen.add(nonce)
    }
    expect(seen.size).toBe(3)
  })

  test('a document that the browser has stays under the policy that it came with, until there is another one', async () => {
    const known = { 'if-none-match': (await ask()).headers.get('etag') ?? '' }
    const reply = await ask(known)
    expect(reply.status).toBe(304)
    expect(reply.headers.has('content-security-policy')).toBe(false)
    const moved = shell([stats], { framed: ['https://games.example'] })
    const anew = await moved.request('/find', { headers: { ...page.headers, ...known } })
    expect([anew.status, policyOf(anew).includes('frame-src https://games.example')]).toEqual([200, true])
  })

  test('a brand without a service has no nonce', async () => {
    const reply = await shell([]).request('/find', page)
    expect(policyOf(reply)).toContain("script-src 'self';")
    expect(await reply.text()).toBe(html)
  })
})

test('a small document is sent as it is', async () => {
  const body = new Uint8Array(Buffer.from('<html></html>'))
  const small = { body, compressed: body, etag: 'W/"2"', drawn: false, styleHashes: [] }
  const reply = await createShellHost({ ...deps, pages: async () => small }).request('/nope', {
    headers: { ...page.headers, 'accept-encoding': 'br, gzip' },
  })
  expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual([null, '<html></html>'])
})

test('a page is in the language that was chosen, else in that which the browser asks for most', async () => {
  const asked: unknown[] = []
  const pages = async ({ locale }: { readonly locale: string }) => {
    asked.push(locale)
    return { body: new Uint8Array(), compressed: new Uint8Array(), etag: '', drawn: false, styleHashes: [] }
  }
  for (const [languages, cookie] of [
    ['en;q=0.1, zh-CN;q=0.9', ''],
    ['fr, en-GB;q=0.8, zh;q=0', ''],
    ['zh-TW,zh;q=0.9,en;q=0.8', ''],
    ['zh-CN', 'a=b; locale=en'],
    ['', ''],
  ] as const)
    await createShellHost({ ...deps, pages }).request('/', {
      headers: { ...page.headers, 'accept-language': languages, cookie },
    })
  expect(asked).toEqual(['zh-CN', 'en', 'zh-CN', 'en', 'zh-CN'])
})

test('pages are told which visitors nothing may be shown to, and the path as the address bar has it', async () => {
  const asked: unknown[] = []
  const pages = async (address: unknown) => {
    asked.push(address)
    return { body: new Uint8Array(), compressed: new Uint8Array(), etag: '', drawn: false, styleHashes: [] }
  }
  const isClosedTo = (_: unknown, headers: Headers) => headers.get('x-region') === 'US'
  const closing = createShellHost({ ...deps, pages, isClosedTo })
  for (const region of ['US', 'SG'])
    await closing.request('/help/%E4%B8%AD', { headers: { ...page.headers, 'x-region': region } })
  expect(asked).toMatchObject([
    { path: '/help/%E4%B8%AD', isClosed: true },
    { path: '/help/%E4%B8%AD', isClosed: false },
  ])
})
