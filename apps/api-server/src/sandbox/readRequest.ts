import type { StandardSchema } from '@koi/api-core'
import type { ErrorCode } from '@koi/contract'
import { readBody } from '../http/protocol/decodeInput.ts'
import { HttpFailure } from '../http/protocol/httpFailure.ts'
import { parseInput } from '../http/protocol/schemaIssues.ts'
import { refuse } from '../services/refusal.ts'

const bodyLimit = 4 * 1024

/**
 * Reads the JSON body of a call of a sandbox page.
 *
 * @throws HttpFailure 400, 413 or 415, and Refusal `invalid-input`.
 */
export async function readJson<In, Out>(request: Request, schema: StandardSchema<In, Out>): Promise<Out> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new HttpFailure(415, 'unsupported-type')
  const text = await readBody(request, bodyLimit)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new HttpFailure(400, 'bad-request')
  }
  return parseInput(schema, body)
}

/**
 * The key that a sandbox page was given for its ticket.
 *
 * @throws Refusal `code` when there is none.
 */
export function bearerKey(headers: Headers, code: ErrorCode): string {
  const [, key] = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(headers.get('authorization') ?? '') ?? []
  return key ?? refuse(code)
}

/**
 * The calls of the sandbox come from its own pages, whichever shell frames them.
 *
 * @throws HttpFailure 403 for any other page.
 */
export function requireSameOrigin(headers: Headers, sandboxOrigin: string): void {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const sameSite = site === null || site === 'same-origin'
  if (!sameSite || (origin !== null && origin !== sandboxOrigin)) throw new HttpFailure(403, 'forbidden')
}
