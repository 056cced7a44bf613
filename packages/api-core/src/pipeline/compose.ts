import type { Middleware } from './middleware.ts'

/**
 * Makes one middleware of several; the first is the outermost.
 *
 * @example
 * ```ts
 * const send = compose([trace, sign])(transport)
 * ```
 */
export function compose(middlewares: readonly Middleware[]): Middleware {
  return (next) => middlewares.reduceRight((inner, middleware) => middleware(inner), next)
}
