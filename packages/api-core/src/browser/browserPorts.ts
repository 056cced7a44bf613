import type { Clock } from '../ports/clock.ts'
import type { FetchPort } from '../ports/fetchPort.ts'
import type { Logger } from '../ports/logger.ts'
import type { RandomPort } from '../ports/randomPort.ts'
import { resilientStorage } from '../ports/resilientStorage.ts'
import type { StoragePort } from '../ports/storagePort.ts'
import { systemTimers } from '../ports/systemTimers.ts'
import type { Timers } from '../ports/timers.ts'
import type { UploadPort } from '../ports/uploadPort.ts'
import type { Visibility } from '../ports/visibility.ts'
import { pageVisibility } from './pageVisibility.ts'
import { xhrUpload } from './xhrUpload.ts'

/** Everything this package may want of a page. */
export interface BrowserPorts {
  /** Absent for the browser's own; a test brings another. */
  readonly fetch?: FetchPort | undefined
  /** Absent in service workers, which have no XMLHttpRequest: progress is not told there. */
  readonly upload?: UploadPort | undefined
  /** Never throws; memory stands in where the browser refuses. */
  readonly sessionStorage: StoragePort
  /** Never throws; memory stands in where the browser refuses. */
  readonly localStorage: StoragePort
  readonly clock: Clock
  readonly timers: Timers
  readonly random: RandomPort
  readonly logger: Logger
  readonly visibility: Visibility
  readonly userAgent: string
}

/**
 * The browser's own ports, to be called once where the app is put together. The only place of this package that knows a
 * page.
 *
 * @example
 * ```ts
 * const ports = browserPorts()
 * const session = createSession({ storage: ports.sessionStorage, logger: ports.logger })
 * const client = createClient({ ...ports, session, headers })
 * ```
 */
export function browserPorts(): BrowserPorts {
  return {
    // Service workers have none; their uploads then go by fetch, which tells no progress.
    upload: globalThis.XMLHttpRequest && xhrUpload,
    sessionStorage: resilientStorage(() => sessionStorage),
    localStorage: resilientStorage(() => localStorage),
    clock: Date,
    timers: systemTimers,
    random: crypto,
    logger: console,
    visibility: pageVisibility(),
    userAgent: navigator.userAgent,
  }
}
