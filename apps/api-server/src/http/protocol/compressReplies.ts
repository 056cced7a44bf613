import type { MiddlewareHandler } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AskedHeaders } from './askedHeaders.ts'
import { keepLatest } from './keepLatest.ts'

/** Smaller bodies fit into one packet as they are. */
const least = 1_024
/** How many compressed bodies of tagged replies are kept. */
const kept = 32
const compressible = /^(?:application\/json|text\/)/
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Levels of compression: for one caller those whose time grows little, for many those that save most for the time. */
const levels = { once: { br: 5, gzip: 6 }, often: { br: 9, gzip: 9 } } as const

const encoders = {
  br: (body: Uint8Array, level: number) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body: Uint8Array, level: number) => zip(body, { level }),
} as const

/** The better one first: browsers take both alike. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Whether a body is worth compressing. */
export const isLarge = (bytes: number): boolean => bytes >= least

/** What browsers send is one of a few texts. */
const chosen = keepLatest<Encoding | 'none'>(64)

/** The encoding in which a caller is answered; undefined for one who takes none of ours. */
export function encodingFor(asked: AskedHeaders): Encoding | undefined {
  const accepted = asked.get('accept-encoding')
  if (accepted === null) return undefined
  const choose = () => {
    const taken = new Set(parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? type.toLowerCase() : [])))
    return encodings.find((name) => taken.has(name)) ?? 'none'
  }
  const encoding = chosen.get(accepted, choose)
  return encoding === 'none' ? undefined : encoding
}

/** Compresses a body to be sent once, or often. */
export async function compress(
  body: Uint8Array,
  encoding: Encoding,
  sent: keyof typeof levels = 'once',
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encoders[encoding](body, levels[sent][encoding]))
}

/**
 * Compresses what is read and large enough, as the caller can take it. Answers to other methods, which bring tokens,
 * tickets and one's own input back, stay as they are. A reply with an `etag` is compressed once.
 */
export function compressReplies(): MiddlewareHandler {
  const done = keepLatest<Promise<Uint8Array<ArrayBuffer>>>(kept)

  return async (c, next) => {
    await next()
    const { status, headers } = c.res
    if (c.req.method !== 'GET' || status !== 200 || headers.has('content-encoding')) return
    if (!compressible.test(headers.get('content-type') ?? '')) return
    const body = new Uint8Array(await c.res.arrayBuffer())
    c.res = new Response(body, c.res)
    if (!isLarge(body.byteLength)) return
    c.header('vary', 'Accept-Encoding', { append: true })
    const encoding = encodingFor(c.req.raw.headers)
    if (!encoding) return
    const tag = headers.get('etag')
    const make = () => compress(body, encoding)
    const compressed = await (tag === null ? make() : done.get(`${encoding} ${tag}`, make))
    c.res = new Response(compressed, c.res)
    c.header('content-encoding', encoding)
    c.header('content-length', String(compressed.byteLength))
  }
}
