import { HttpFailure } from './httpFailure.ts'
import { limitBody } from './limitBody.ts'

/**
 * Reads a body as UTF-8 text and stops as soon as it is larger than `limit` bytes.
 *
 * @throws HttpFailure 413 when it is too large, 400 when it is no UTF-8.
 */
export async function readBody(request: Request, limit: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  try {
    for await (const chunk of limitBody(request, limit)) text += decoder.decode(chunk, { stream: true })
    return text + decoder.decode()
  } catch (error) {
    throw error instanceof HttpFailure ? error : new HttpFailure(400, 'bad-request')
  }
}
