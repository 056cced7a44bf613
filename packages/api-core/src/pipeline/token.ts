import type { Middleware } from './middleware.ts'
import type { PipelineDeps } from './pipelineDeps.ts'

/**
 * Sends the session token when there is one, and keeps the rotated token and vid of the reply unless its epoch is over
 * (D5). A login's reply is left to the epoch guard: a refused login must never yield a session.
 */
export function token({ session, names, clock, serverClock }: PipelineDeps): Middleware {
  return (next) => async (request) => {
    const held = session.epoch === request.epoch ? session.token() : null
    const headers = held ? { ...request.headers, [names.t]: held } : request.headers
    const sentAt = clock.now()
    const reply = await next({ ...request, headers })
    const header = (name: string) => reply.response.headers.get(name)
    if (request.endpoint.session !== 'begin') {
      session.store(request.epoch, { token: header(names.id), vid: header(names.vid) })
    }
    serverClock?.learn(header('date'), sentAt)
    return reply
  }
}
