/**
 * Where failures that no player sees are noted. `console` itself fits.
 *
 * @example
 * ```ts
 * const logger: Logger = { warn() {}, error: (message, ...details) => report(message, details) }
 * ```
 */
export interface Logger {
  warn(message: string, ...details: readonly unknown[]): void
  error(message: string, ...details: readonly unknown[]): void
}

/**
 * Runs, at once, what a user of this package brought: that it throws, or gives a promise that rejects, is logged and
 * disturbs nobody. A logger that throws is not heard either. What it returns never rejects.
 */
export const undisturbed = (
  run: () => unknown,
  logger: Logger | undefined,
  level: keyof Logger = 'error',
): Promise<unknown> =>
  new Promise((resolve) => resolve(run()))
    .catch((error: unknown) => logger?.[level]('A callback failed', error))
    .catch(() => {})
