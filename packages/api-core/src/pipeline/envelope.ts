import { HttpError } from '../errors/httpError.ts'
import { MalformedReplyError } from '../errors/malformedReplyError.ts'
import { NetworkError } from '../errors/networkError.ts'
import { RefusedError } from '../errors/refusedError.ts'
import { SessionExpiredError } from '../errors/sessionExpiredError.ts'
import { filenameFrom } from './filenameFrom.ts'
import type { Middleware } from './middleware.ts'
import type { PipelineDeps } from './pipelineDeps.ts'
import { retryAfterMs } from './retryAfterMs.ts'

const CODE = /^[a-z][a-z0-9-]*$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

async function read(call: string, response: Response, isFile: boolean): Promise<string | Blob> {
  try {
    return await (isFile ? response.blob() : response.text())
  } catch (error) {
    throw new NetworkError(call, error)
  }
}

function parse(call: string, text: string): Record<string, unknown> {
  let envelope: unknown
  try {
    envelope = JSON.parse(text)
  } catch {
    throw new MalformedReplyError(call, 'not-json', text)
  }
  if (!isObject(envelope) || typeof envelope['status'] !== 'boolean') {
    throw new MalformedReplyError(call, 'no-status', text)
  }
  return envelope
}

function refusal(call: string, data: unknown): RefusedError | SessionExpiredError {
  const { code, ...details } = isObject(data) ? data : { code: data }
  if (code === 'token') return new SessionExpiredError(call)
  if (typeof code === 'string' && CODE.test(code)) return new RefusedError(call, code, { details })
  return new RefusedError(call, 'text', { details, text: typeof code === 'string' ? code : '' })
}

/** Opens the reply: another status than 200, no envelope, or status false become their errors (D2, D4). */
export function envelope({ clock }: PipelineDeps): Middleware {
  return (next) => async (request) => {
    const { name } = request.endpoint
    const reply = await next(request)
    const { status, headers } = reply.response
    const isFile =
      request.expects === 'file' && status === 200 && !/json/.test(headers.get('content-type') ?? '')
    const body = await read(name, reply.response, isFile)
    if (typeof body !== 'string') {
      return { ...reply, file: { blob: body, filename: filenameFrom(headers.get('content-disposition')) } }
    }
    if (status !== 200) {
      throw new HttpError(name, status, body, retryAfterMs(headers.get('retry-after'), clock))
    }
    const envelope = parse(name, body)
    if (!envelope['status']) throw refusal(name, envelope['data'])
    return { ...reply, data: envelope['data'] }
  }
}
