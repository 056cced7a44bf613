import type { MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Smaller bodies fit into one packet as they are. */
const least = 1_024
/** How many compressed bodies of tagged replies are kept. */
const kept = 32
const compressible = /^(?:application\/json|text\/)/
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

const encoders = {
  // Of the levels the one whose time grows little beyond that of gzip.
  br: (body: Uint8Array) =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body: Uint8Array) => zip(body, { level: 6 }),
} as const

/** The better one first: browsers take both alike. */
const encodings = ['br', 'gzip'] as const

/**
 * Compresses what is read and large enough, as the caller can take it. Answers to other methods, which bring tokens,
 * tickets and one's own input back, stay as they are. A reply with an `etag` is compressed once.
 */
export function compressReplies(): MiddlewareHandler {
  const done = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  function keep(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
    const body = done.get(key) ?? make()
    // Used last, dropped last.
    done.delete(key)
    done.set(key, body)
    const [oldest] = done.keys()
    if (done.size > kept && oldest !== undefined) done.delete(oldest)
    return body
  }

  return async (c, next) => {
    await next()
    const { status, headers } = c.res
    if (c.req.method !== 'GET' || status !== 200 || headers.has('content-encoding')) return
    if (!compressible.test(headers.get('content-type') ?? '')) return
    const body = new Uint8Array(await c.res.arrayBuffer())
    c.res = new Response(body, c.res)
    if (body.byteLength < least) return
    c.header('vary', 'Accept-Encoding', { append: true })
    const encoding = encodings.find(
      (name) => accepts(c, { header: 'Accept-Encoding', supports: [name], default: '' }) === name,
    )
    if (!encoding) return
    const compress = async () => new Uint8Array(await encoders[encoding](body))
    const tag = headers.get('etag')
    const compressed = await (tag === null ? compress() : keep(`${encoding} ${tag}`, compress))
    c.res = new Response(compressed, c.res)
    c.header('content-encoding', encoding)
    c.header('content-length', String(compressed.byteLength))
  }
}
