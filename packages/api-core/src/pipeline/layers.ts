import type { ClientOptions } from './clientOptions.ts'
import { deadline } from './deadline.ts'
import type { Middleware, PipelineDeps } from './middleware.ts'

/** What wraps the exchange, outermost first. The order is decided here and nowhere else. */
export function layers(
  { use = [], sharing, retrying }: ClientOptions,
  deps: PipelineDeps,
): (Middleware | undefined)[] {
  return [
    // One time for everything below: own middlewares, all tries and the body. Nothing below can hold a call up.
    deadline(deps),
    // Sees requests complete, and replies validated.
    ...use,
    // One request for all, with everything below done once.
    sharing?.(),
    retrying?.(deps),
  ]
}
