import type { Logger } from '../ports/logger.ts'
import type { FetchPort, UploadPort } from '../ports/network.ts'
import type { RandomPort } from '../ports/random.ts'
import { resilientStorage, type StoragePort } from '../ports/storage.ts'
import { type Clock, systemTimers, type Timers } from '../ports/time.ts'
import type { Visibility } from '../ports/visibility.ts'
import { xhrUpload } from './xhrUpload.ts'

/** Everything this package may want of a page. */
export interface BrowserPorts {
  /** Absent for the browser's own; a test brings another. */
  readonly fetch?: FetchPort | undefined
  /** Absent in service workers, which have no XMLHttpRequest: progress is not reported there. */
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

/** Visibility of this page's document. */
function pageVisibility(): Visibility {
  return {
    hidden: () => document.hidden,
    subscribe(listener) {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
  }
}
