import type { Encoding } from '@koi/api-core'
import { feedbackLimits } from '@koi/contract/rules'
import { HttpFailure } from './httpFailure.ts'
import { type MultipartForm, readMultipart } from './readMultipart.ts'

const maxFields = 100

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new HttpFailure(400, 'bad-request')
  }
}

/**
 * Decodes `key=value&key=value` strictly, for queries and form bodies alike.
 *
 * @throws HttpFailure 400 on broken percent-encoding, a repeated field or too many fields.
 */
export function decodeForm(text: string): Readonly<Record<string, string>> {
  const parts = text.split('&').filter((part) => part !== '')
  if (parts.length > maxFields) throw new HttpFailure(400, 'bad-request')
  const fields = new Map<string, string>()
  for (const part of parts) {
    const at = part.indexOf('=')
    const name = decode(at < 0 ? part : part.slice(0, at))
    if (fields.has(name)) throw new HttpFailure(400, 'bad-request')
    fields.set(name, at < 0 ? '' : decode(part.slice(at + 1)))
  }
  return Object.fromEntries(fields)
}

/**
 * The bytes of a body, up to `limit`.
 *
 * @throws HttpFailure 413 as soon as there are more, whatever the length that was claimed.
 */
async function* limitBody(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new HttpFailure(413, 'too-large')
  if (!request.body) return
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) throw new HttpFailure(413, 'too-large')
    yield chunk
  }
}

/**
 * Reads a body as UTF-8 text and stops as soon as it is larger than `limit` bytes.
 *
 * @throws HttpFailure 413 when it is too large, 400 when it is no UTF-8.
 */
export async function readBody(request: Request, limit: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const claimed = request.headers.get('content-length')
  let text = ''
  try {
    if (claimed !== null && Number(claimed) <= limit) {
      // Node ends a body where it was said to end, and one that is small is read at once.
      const body = await request.arrayBuffer()
      if (body.byteLength > limit) throw new HttpFailure(413, 'too-large')
      return decoder.decode(body)
    }
    for await (const chunk of limitBody(request, limit)) text += decoder.decode(chunk, { stream: true })
    return text + decoder.decode()
  } catch (error) {
    throw error instanceof HttpFailure ? error : new HttpFailure(400, 'bad-request')
  }
}

const formLimit = 64 * 1024

const queryLimit = 8 * 1024

const uploadLimit = 8 * 1024 * 1024

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** @throws HttpFailure 415. */
function requireType(request: Request, wanted: string): void {
  const type = mediaType(request)
  if (type !== wanted && (type !== '' || request.body)) throw new HttpFailure(415, 'unsupported-type')
}

/**
 * The form of an upload, with its file on the disk.
 *
 * @throws HttpFailure 400, 413 or 415.
 */
export async function decodeUpload(request: Request): Promise<MultipartForm> {
  requireType(request, 'multipart/form-data')
  const type = request.headers.get('content-type') ?? ''
  return readMultipart(type, limitBody(request, uploadLimit), feedbackLimits.picture.bytes)
}

/**
 * Reads an upload of nobody to its end and keeps nothing of it.
 *
 * @throws HttpFailure 413 or 415.
 */
export async function dropUpload(request: Request): Promise<void> {
  requireType(request, 'multipart/form-data')
  const chunks = limitBody(request, uploadLimit)
  while (!(await chunks.next()).done);
}

/**
 * The fields of a request as its endpoint encodes them (D3). An empty body needs no content type.
 *
 * @throws HttpFailure 400, 413 or 415.
 */
export async function decodeInput(
  request: Request,
  encoding: Exclude<Encoding, 'multipart'>,
): Promise<unknown> {
  if (encoding === 'none' || encoding === 'query') {
    // Most calls have none, and to take an address apart costs more than that.
    if (!request.url.includes('?')) return {}
    const { search } = new URL(request.url)
    if (search.length > queryLimit) throw new HttpFailure(413, 'too-large')
    return decodeForm(search.slice(1))
  }
  requireType(request, 'application/x-www-form-urlencoded')
  return decodeForm(await readBody(request, formLimit))
}
