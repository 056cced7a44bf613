import { createUuid } from './createUuid.ts'
import type { Middleware } from './middleware.ts'
import type { PipelineDeps } from './pipelineDeps.ts'

/** Says who sends and what: brand value, language, device, form type, and a money call's idempotency key (D3). */
export function senderHeaders({ names, d, language, deviceId, random }: PipelineDeps): Middleware {
  return (next) => async (request) => {
    const headers: Record<string, string> = {
      ...request.headers,
      [names.d]: d,
      [names.lang]: language(),
      [names.device]: deviceId(),
    }
    if (typeof request.body === 'string') {
      headers['content-type'] = 'application/x-www-form-urlencoded; charset=UTF-8'
    }
    const key =
      request.options.idempotencyKey ?? (request.endpoint.effect === 'money' ? createUuid(random) : undefined)
    if (key) headers['idempotency-key'] = key
    return next({ ...request, headers })
  }
}
