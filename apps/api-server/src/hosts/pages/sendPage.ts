import type { Context } from 'hono'
import { compress, encodingFor } from '../../http/protocol/compressReplies.ts'
import { namesTag } from '../../http/protocol/tagReplies.ts'
import type { Locale } from '../../services/locale.ts'
import type { SentPage } from './createPages.ts'
import { withNonce } from './nonceScripts.ts'

/** Languages of the messages by how they begin. */
const locales: Readonly<Record<string, Locale>> = { zh: 'zh-CN', en: 'en' }

/** The language a player has chosen, else the first that the browser asks for and there are messages in, else Chinese. */
export function pageLocale(c: Context): Locale {
  const chosen = /(?:^|;\s*)locale=([\w-]+)/.exec(c.req.header('cookie') ?? '')?.[1]
  const asked = (c.req.header('accept-language') ?? '').split(',').map((range) => range.trim())
  const found = [chosen ?? '', ...asked].map((language) => locales[language.slice(0, 2).toLowerCase()])
  return found.find((locale) => locale !== undefined) ?? 'zh-CN'
}

/** Tells the service worker that a document is worth keeping. */
export const drawnHeader = 'koi-drawn'

/**
 * Answers with a document and its policy, or that the one the browser has is still it. That one stays under the policy it came
 * with, whose nonce stands in it.
 */
export async function sendPage(
  c: Context,
  { body, compressed, etag, drawn }: SentPage,
  { policy, nonce }: { readonly policy: string; readonly nonce: string | null },
): Promise<Response> {
  c.header('vary', 'Accept-Language, Cookie, Accept-Encoding')
  c.header('cache-control', 'no-cache')
  c.header('etag', etag)
  if (drawn) c.header(drawnHeader, '1')
  if (namesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  c.header('content-security-policy', policy)
  c.header('content-type', 'text/html; charset=utf-8')
  const document = nonce === null ? body : withNonce(body, nonce)
  const encoding = encodingFor(c.req.raw.headers)
  if (!encoding) return c.body(document)
  c.header('content-encoding', encoding)
  const isKept = encoding === 'br' && nonce === null
  return c.body(isKept ? compressed : await compress(document, encoding))
}
