import { HttpFailure } from './httpFailure.ts'

/**
 * The bytes of a body, up to `limit`.
 *
 * @throws HttpFailure 413 as soon as there are more, whatever the length that was claimed.
 */
export async function* limitBody(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new HttpFailure(413, 'too-large')
  if (!request.body) return
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) throw new HttpFailure(413, 'too-large')
    yield chunk
  }
}
