import { AbortedError } from '../errors/abortedError.ts'
import { isSessionExpired } from '../errors/sessionExpiredError.ts'
import type { Middleware } from './middleware.ts'
import type { PipelineDeps } from './pipelineDeps.ts'

/**
 * Keeps replies within their session epoch, and moves the session on: begun by a login, ended by a logout (even a failed
 * one) and by an expiry, once (D5). Whatever an older epoch answers becomes an `AbortedError`.
 */
export function epochGuard({ session, names }: PipelineDeps): Middleware {
  return (next) => async (request) => {
    const { endpoint, epoch } = request
    const ends = endpoint.session === 'end'
    try {
      const reply = await next(request)
      if (session.epoch !== epoch) throw new AbortedError(endpoint.name, 'epoch')
      if (endpoint.session === 'begin') {
        const { headers } = reply.response
        session.begin(headers.get(names.id), headers.get(names.vid))
      }
      if (ends) session.end('logout')
      return reply
    } catch (error) {
      if (session.epoch !== epoch) throw new AbortedError(endpoint.name, 'epoch')
      if (ends) session.end('logout')
      else if (isSessionExpired(error)) session.expire(epoch)
      throw error
    }
  }
}
