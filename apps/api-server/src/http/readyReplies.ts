import type { Endpoint } from '@koi/api-core'
import { rateLimits } from '../rules/rateLimits.ts'
import type { CatalogueVersion } from '../services/catalogue/catalogueVersion.ts'
import type { AskedHeaders } from './protocol/askedHeaders.ts'
import { compress, type Encoding, encodingFor, encodings, isLarge } from './protocol/compressReplies.ts'
import { keepLatest } from './protocol/keepLatest.ts'
import { localeOf } from './protocol/requestHeaders.ts'
import { addTo } from './protocol/sendReply.ts'
import { namesTag, tagOf } from './protocol/tagReplies.ts'
import type { Route } from './routes/route.ts'

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

/** Whether replies to a call are kept in bytes: what is counted, or differs for members, is checked each time in full. */
export function isKept({ endpoint, shared }: Route): boolean {
  const { name, method, access } = endpoint
  return shared === 'catalogue' && method === 'GET' && access === 'public' && !rateLimits.has(name)
}

/**
 * The query of a call with the fields that its contract knows, as our clients write it; null where the contract refuses it.
 * Whatever else a caller adds would have the same reply made and kept once more.
 */
export async function knownQuery({ input }: Endpoint, fields: unknown): Promise<string | null> {
  const read = await input['~standard'].validate(fields)
  if (read.issues) return null
  const known = new Set(Object.keys(Object(read.value)))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(Object(fields)))
    if (known.has(name)) query.append(name, String(value))
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** What tells one reply of the catalogue from another. */
export function readyKey({
  name,
  brand,
  lang,
  query,
}: {
  readonly name: string
  readonly brand: string
  readonly lang: string | null
  readonly query: string
}): string {
  return `${name} ${brand} ${localeOf(lang)} ${query}`
}

/** Lets the caller keep a reply, and no cache between: `vid` belongs to one device. */
export function shareReply(headers: Record<string, string>): void {
  headers['cache-control'] = 'private, no-cache'
  addTo(headers, 'vary', 'd, lang')
}

/** How a reply that is in bytes is sent, or 304 to who has it already; adds to the headers what belongs to it. */
export function describeReady(
  asked: AskedHeaders,
  headers: Record<string, string>,
  ready: Ready,
): { readonly status: 200 | 304; readonly body: Bytes | null } {
  headers['etag'] = ready.tag
  const encoding = ready.compressed.size > 0 ? encodingFor(asked) : undefined
  if (ready.compressed.size > 0) addTo(headers, 'vary', 'Accept-Encoding')
  if (namesTag(asked.get('if-none-match'), ready.tag)) return { status: 304, body: null }
  headers['content-type'] = 'application/json'
  const body = (encoding && ready.compressed.get(encoding)) ?? ready.plain
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = String(body.byteLength)
  return { status: 200, body }
}
