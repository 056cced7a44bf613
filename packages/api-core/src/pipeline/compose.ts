import type { Middleware } from './middleware.ts'

/**
 * Makes one middleware of several; the first is the outermost, and what is undefined is left out.
 *
 * @example
 * ```ts
 * const send = compose([trace, sign])(transport)
 * ```
 */
export function compose(middlewares: readonly (Middleware | undefined)[]): Middleware {
  return (next) => middlewares.reduceRight((inner, middleware) => middleware?.(inner) ?? inner, next)
}
