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
