import type { Encoding } from '@koi/api-core'
import { decodeForm } from './decodeForm.ts'
import { HttpFailure } from './httpFailure.ts'
import { limitBody } from './limitBody.ts'
import { readBody } from './readBody.ts'

const formLimit = 64 * 1024
const queryLimit = 8 * 1024
const uploadLimit = 8 * 1024 * 1024

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * The fields of a request as its endpoint encodes them (D3). An empty body needs no content type.
 *
 * @throws HttpFailure 400, 413 or 415.
 */
export async function decodeInput(request: Request, encoding: Encoding): Promise<unknown> {
  if (encoding === 'none' || encoding === 'query') {
    const { search } = new URL(request.url)
    if (search.length > queryLimit) throw new HttpFailure(413, 'too-large')
    return decodeForm(search.slice(1))
  }
  const type = mediaType(request)
  const wanted = encoding === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  if (type !== wanted && (type !== '' || request.body)) throw new HttpFailure(415, 'unsupported-type')
  if (encoding === 'multipart') {
    // No service takes a picture yet, so its parts are only measured.
    let size = 0
    for await (const chunk of limitBody(request, uploadLimit)) size += chunk.byteLength
    return { size }
  }
  return decodeForm(await readBody(request, formLimit))
}
