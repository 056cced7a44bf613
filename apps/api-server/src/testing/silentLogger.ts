import type { Logger } from '../http/logger.ts'

/** Notes nothing. */
export const silentLogger: Logger = { info() {}, error() {} }
