import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { compress, encodingFor, isLarge } from '../../http/protocol/compressReplies.ts'
import { namesTag, tagOf } from '../../http/protocol/tagReplies.ts'
import type { Locale } from '../../services/locale.ts'
import type { SentPage } from './createPages.ts'
import { withNonce } from './pageNonce.ts'

/** Languages of the messages by how they begin. */
const locales: Readonly<Record<string, Locale>> = { zh: 'zh-CN', en: 'en' }

/** The language a player has chosen, else the one that the browser asks for most and there are messages in, else Chinese. */
export function pageLocale(c: Context): Locale {
  const chosen = /(?:^|;\s*)locale=([\w-]+)/.exec(c.req.header('cookie') ?? '')?.[1]
  const asked = parseAccept(c.req.header('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .toSorted((one, other) => other.q - one.q)
    .map(({ type }) => type)
  const found = [chosen ?? '', ...asked].map((language) => locales[language.slice(0, 2).toLowerCase()])
  return found.find((locale) => locale !== undefined) ?? 'zh-CN'
}

/** Tells the service worker that a document is worth keeping. */
export const drawnHeader = 'koi-drawn'

/** The policy of a document, for the nonce of an answer or without one. */
type PolicyOf = (nonce: string | null) => string

/**
 * Answers with a document and its policy, or that the one the browser has is still it. That one stays under the policy it came
 * with, whose nonce stands in it: of another policy it is another document.
 */
export async function sendPage(
  c: Context,
  { body, compressed, etag, drawn }: SentPage,
  { policyOf, nonce }: { readonly policyOf: PolicyOf; readonly nonce: string | null },
): Promise<Response> {
  const tag = tagOf(`${etag} ${policyOf(null)}`)
  c.header('vary', 'Accept-Language, Cookie, Accept-Encoding')
  c.header('cache-control', 'no-cache')
  c.header('etag', tag)
  if (drawn) c.header(drawnHeader, '1')
  if (namesTag(c.req.header('if-none-match'), tag)) return c.body(null, 304)
  c.header('content-security-policy', policyOf(nonce))
  c.header('content-type', 'text/html; charset=utf-8')
  const filled = (content: Uint8Array<ArrayBuffer>) => (nonce === null ? content : withNonce(content, nonce))
  const encoding = isLarge(body.byteLength) ? encodingFor(c.req.raw.headers) : undefined
  if (encoding) c.header('content-encoding', encoding)
  const kept = encoding === 'br' ? filled(compressed) : null
  if (kept) return c.body(kept)
  const document = filled(body) ?? body
  return c.body(encoding ? await compress(document, encoding) : document)
}
