import type { Context } from 'hono'
import { compress, encodingFor, isLarge } from './compressReplies.ts'
import { namesTag, tagOf } from './tagReplies.ts'

/** No text of so many characters is large, whatever they are. */
const surelySmall = 256

/** A reply before it is put into bytes. The headers are filled while a call is answered. */
export interface Draft {
  readonly status: number
  readonly headers: Record<string, string>
  readonly envelope: unknown
  /** Whether it is compressed where it is large: it brings no token, ticket or input of its caller back. */
  readonly mayCompress?: boolean
}

/** Adds to a header that is a list. */
export function addTo(headers: Record<string, string>, name: string, value: string): void {
  headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
}

async function sendText(
  c: Context,
  { status, headers, mayCompress }: Draft,
  text: string,
): Promise<Response> {
  headers['content-type'] = 'application/json'
  if (!mayCompress || status !== 200 || text.length < surelySmall) {
    return new Response(text, { status, headers })
  }
  const body = new TextEncoder().encode(text)
  if (!isLarge(body.byteLength)) return new Response(body, { status, headers })
  addTo(headers, 'vary', 'Accept-Encoding')
  const encoding = encodingFor(c.req.raw.headers)
  if (!encoding) return new Response(body, { status, headers })
  headers['content-encoding'] = encoding
  const compressed = await compress(body, encoding)
  headers['content-length'] = String(compressed.byteLength)
  return new Response(compressed, { status, headers })
}

/**
 * Sends an envelope. Headers go out as a plain record: Node writes it down as it is, while a `Headers` is checked, sorted and
 * copied. It is compressed as the caller can take it.
 */
export function sendReply(c: Context, draft: Draft): Promise<Response> {
  return sendText(c, draft, JSON.stringify(draft.envelope))
}

/** Sends an envelope that the caller may keep, with its tag, or 304 to who has it already. */
export async function sendTagged(c: Context, draft: Draft): Promise<Response> {
  const { headers } = draft
  const text = JSON.stringify(draft.envelope)
  headers['etag'] = tagOf(text)
  if (!namesTag(c.req.raw.headers.get('if-none-match'), headers['etag'])) return sendText(c, draft, text)
  // A reply that is there by now keeps the headers of the one that comes anew.
  if (draft.mayCompress && isLarge(Buffer.byteLength(text))) addTo(headers, 'vary', 'Accept-Encoding')
  return new Response(null, { status: 304, headers })
}
