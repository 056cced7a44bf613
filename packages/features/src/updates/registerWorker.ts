import type { Logger, Timers } from '@koi/api-core'
import { Workbox } from 'workbox-window'
import { pageOfPath } from '../routing/pageOfPath.ts'
import type { AppUpdates } from '../runtime/appUpdates.ts'

/** At most once in this time a newer version is looked for, in ms (D18). */
const windowMs = 60_000

const address = '/sw.js'
const policyName = 'koi-worker'

interface TrustedPolicy {
  createScriptURL(url: string): string
}

/** Lets through the address of the service worker, and nothing else (D22). */
function trustedAddress(): string {
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  if (typeof factory !== 'object' || factory === null || !('createPolicy' in factory)) return address
  const create = factory.createPolicy
  if (typeof create !== 'function') return address
  const policy: TrustedPolicy = create.call(factory, policyName, { createScriptURL: () => address })
  return policy.createScriptURL(address)
}

export interface WorkerOptions {
  readonly updates: AppUpdates
  readonly timers: Timers
  readonly logger: Logger
}

/** Tells the worker and the look for a newer version of another page. */
export interface WorkerLink {
  readonly moved: (path: string) => void
}

/**
 * Registers the service worker for the whole site (D18). A newer version is looked for when another page is shown, when the
 * page is seen again, when the connection is back, and every minute that the page is looked at; never twice in a minute.
 */
export function registerWorker({ updates, timers, logger }: WorkerOptions): WorkerLink {
  const worker = new Workbox(trustedAddress(), { scope: '/', updateViaCache: 'none' })
  let looked = false

  const wait = () => {
    looked = true
    timers.after(windowMs, () => {
      looked = false
      look()
    })
  }
  const look = () => {
    if (looked || document.visibilityState !== 'visible') return
    // Without a connection the next look finds it.
    worker.update().catch(() => undefined)
    wait()
  }
  const keep = async (path: string) => {
    if (!pageOfPath(path)?.drawn) return
    const active = await worker.active
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin
    active.postMessage({ type: 'KEEP_PAGE', path })
  }
  let registration: ServiceWorkerRegistration | undefined
  const begin = async () => {
    try {
      registration = await worker.register({ immediate: true })
      if (!registration) return
      // The browser looks as it registers.
      wait()
      // The first page of all was loaded without the worker.
      void keep(location.pathname)
      document.addEventListener('visibilitychange', look)
      addEventListener('online', look)
    } catch (error) {
      // A browser may refuse it, in a private window for one: the site works without.
      logger.warn('There is no service worker', { reason: String(error) })
    }
  }

  worker.addEventListener('waiting', () =>
    updates.offer(() => {
      // Another page may have taken it already.
      const next = registration?.waiting
      if (!next) return location.reload()
      next.addEventListener('statechange', () => {
        if (next.state === 'activated') location.reload()
      })
      worker.messageSkipWaiting()
    }),
  )
  // Where no page of the former version was open, it does not wait; this page is still the former one.
  worker.addEventListener('activated', ({ isUpdate }) => {
    if (isUpdate && updates.get() === 'none') updates.offer(() => location.reload())
  })
  void begin()

  return {
    moved(path) {
      look()
      void keep(path)
    },
  }
}
