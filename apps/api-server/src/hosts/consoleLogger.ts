import type { Logger } from '../http/logger.ts'

/** Notes failures on standard error, one JSON line each; requests that went well are not noted. */
export const consoleLogger: Logger = {
  info: () => {},
  error(message, fields) {
    process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), message, ...fields })}\n`)
  },
}
