import { compose } from './compose.ts'
import type { Middleware } from './middleware.ts'
import type { PipelineDeps } from './pipelineDeps.ts'

/** The place of the caller's own middlewares. */
export function custom({ use }: PipelineDeps): Middleware {
  return compose(use)
}
