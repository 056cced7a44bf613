/** Where failures that no player sees are noted. `console` itself fits. */
export interface Logger {
  warn(message: string, ...details: readonly unknown[]): void
  error(message: string, ...details: readonly unknown[]): void
}
