import type { StandardSchema } from '@koi/api-core'
import { HttpFailure } from '../http/httpFailure.ts'
import { parseInput } from '../http/parseInput.ts'
import { readBody } from '../http/readBody.ts'

const limit = 4 * 1024

/**
 * Reads a JSON body of the game page.
 *
 * @throws HttpFailure 400, 413 or 415, and Refusal `invalid-input`.
 */
export async function readJson<In, Out>(request: Request, schema: StandardSchema<In, Out>): Promise<Out> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new HttpFailure(415, 'unsupported-type')
  const text = await readBody(request, limit)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new HttpFailure(400, 'bad-request')
  }
  return parseInput(schema, body)
}
