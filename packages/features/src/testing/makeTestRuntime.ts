import type { FetchPort } from '@koi/api-core'
import type { BrowserPorts } from '@koi/api-core/browser'
import { createManualClock, createMemoryStorage, type ManualClock } from '@koi/api-core/testing'
import { type BrandModule, defineBrand } from '@koi/brand'
import { koi } from '@koi/brand/koi'
import { createRuntime } from '../shell/createRuntime.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { TabChannel } from '../runtime/tabMessage.ts'

/** What a test page may be given. */
export interface TestRuntimeOptions {
  /** The backend: a test server's `fetch`, or a mock's. */
  readonly fetch: FetchPort
  readonly brand?: Partial<BrandModule>
  readonly formFactor?: 'desktop' | 'mobile'
  /** Address at which the page was opened. */
  readonly href?: string
  readonly clock?: ManualClock
  readonly sessionStorage?: Readonly<Record<string, string>>
  readonly localStorage?: Readonly<Record<string, string>>
  readonly userAgent?: string
  /** The other tabs of its browser; none by default. */
  readonly tabs?: TabChannel
}

/** A page whose surroundings are under control. */
export interface TestRuntime {
  readonly runtime: Runtime
  readonly clock: ManualClock
  readonly ports: BrowserPorts
  /** Addresses that the page has put in place of its own. */
  readonly replaced: readonly string[]
  readonly log: readonly string[]
}

/** Makes a page over a real client and store, in memory. It is not started. */
export function makeTestRuntime(options: TestRuntimeOptions): TestRuntime {
  const { clock = createManualClock(Date.parse('2026-11-21T04:00:00.000Z')) } = options
  const log: string[] = []
  const replaced: string[] = []
  const ports: BrowserPorts = {
    fetch: options.fetch,
    upload: (url, init) => options.fetch(url, init),
    sessionStorage: createMemoryStorage(options.sessionStorage),
    localStorage: createMemoryStorage(options.localStorage),
    clock,
    timers: clock,
    random: crypto,
    logger: { warn: (message) => log.push(message), error: (message) => log.push(message) },
    visibility: { hidden: () => false, subscribe: () => () => {} },
    userAgent: options.userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64)',
  }
  const runtime = createRuntime({
    brand: defineBrand({ ...koi, ...options.brand }),
    formFactor: options.formFactor ?? 'desktop',
    baseUrl: 'http://api.test',
    ports,
    languages: ['zh-CN'],
    tabs: options.tabs ?? null,
    installOffer: { event: null, changed: () => {} },
    restored: { subscribe: () => () => {} },
    address: {
      href: () => options.href ?? 'http://127.0.0.1:4173/home',
      replace: (url) => replaced.push(url),
    },
  })
  return { runtime, clock, ports, replaced, log }
}
