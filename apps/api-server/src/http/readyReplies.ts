import type { Context as HonoContext } from 'hono'
import type { CatalogueVersion } from '../services/catalogue/catalogueVersion.ts'
import { compress, type Encoding, encodingFor, encodings, isLarge } from './protocol/compressReplies.ts'
import { keepLatest } from './protocol/keepLatest.ts'
import { addTo } from './protocol/sendReply.ts'
import { namesTag, tagOf } from './protocol/tagReplies.ts'

/** So many replies are kept in bytes: of a few calls in each brand and language, and of the selections that are asked for. */
const most = 64

type Bytes = Uint8Array<ArrayBuffer>

/** A reply in bytes, as it was when the catalogue had this version. */
interface Ready {
  readonly version: string
  readonly tag: string
  readonly plain: Bytes
  readonly compressed: ReadonlyMap<Encoding, Bytes>
}

async function makeReady(version: string, envelope: unknown): Promise<Ready> {
  const plain = new TextEncoder().encode(JSON.stringify(envelope))
  const wanted = isLarge(plain.byteLength) ? encodings : []
  const pairs = wanted.map(async (name) => [name, await compress(plain, name, 'often')] as const)
  return { version, tag: tagOf(plain), plain, compressed: new Map(await Promise.all(pairs)) }
}

/** Replies of the catalogue, put into bytes once for each state of it. */
export interface ReadyReplies {
  /** A reply that is there and of the newest state. */
  peek(key: string): Ready | undefined
  /** The reply of the newest state; callers at the same moment share the making. */
  get(key: string, make: () => Promise<unknown>): Promise<Ready>
}

/** Keeps replies until the catalogue changes. A reply whose making fails is made again for the next caller. */
export function createReadyReplies(catalogue: CatalogueVersion): ReadyReplies {
  const ready = keepLatest<Ready>(most)
  const making = new Map<string, Promise<Ready>>()
  return {
    peek(key) {
      const found = ready.peek(key)
      return found !== undefined && found.version === catalogue.fresh() ? found : undefined
    },
    async get(key, make) {
      const version = await catalogue.read()
      const found = ready.peek(key)
      if (found?.version === version) return found
      const name = `${version} ${key}`
      const made =
        making.get(name) ??
        make()
          .then((envelope) => makeReady(version, envelope))
          .finally(() => making.delete(name))
      making.set(name, made)
      const reply = await made
      ready.drop(key)
      return ready.get(key, () => reply)
    },
  }
}

/** Sends a reply that is in bytes, or 304 to who has it already. */
export function sendReady(c: HonoContext, headers: Record<string, string>, ready: Ready): Response {
  headers['etag'] = ready.tag
  const encoding = ready.compressed.size > 0 ? encodingFor(c) : undefined
  if (ready.compressed.size > 0) addTo(headers, 'vary', 'Accept-Encoding')
  if (namesTag(c.req.raw.headers.get('if-none-match'), ready.tag)) {
    return new Response(null, { status: 304, headers })
  }
  headers['content-type'] = 'application/json'
  const body = (encoding && ready.compressed.get(encoding)) ?? ready.plain
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = String(body.byteLength)
  return new Response(body, { status: 200, headers })
}
