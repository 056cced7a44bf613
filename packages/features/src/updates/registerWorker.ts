import type { Clock, Logger, StoragePort, Timers } from '@koi/api-core'
import { isOnline } from '@koi/ui'
import { Workbox } from 'workbox-window'
import { isUndisturbed } from '../routing/isUndisturbed.ts'
import { pageOfPath } from '../routing/pageOfPath.ts'
import type { AppUpdates } from '../runtime/appUpdates.ts'
import { keepPage } from './keepPage.ts'
import { workerOptions } from './workerAddress.ts'

/** At most once in this time a newer version is looked for, in ms (D18). */
const windowMs = 60_000

/** How long after it was registered the offer's files are fetched, in ms. */
const offerMs = 5_000

/** Kept from a page that was left for another document with a newer version accepted. */
const acceptedKey = 'update-accepted'

export interface WorkerOptions {
  readonly updates: AppUpdates
  readonly clock: Clock
  readonly timers: Timers
  readonly logger: Logger
  /** Of this tab; it does not throw (`resilientStorage`). */
  readonly sessionStorage: StoragePort
}

/** Tells the worker and the look for a newer version of another page. */
export interface WorkerLink {
  readonly moved: (path: string) => void
}

/**
 * Registers the service worker for the whole site (D18). A newer version is looked for when another page is shown, when the
 * page is seen again, when the connection is back, and every minute that the page is looked at; never twice in a minute. The
 * browser looked by itself as the page came, at `lookedAt` in ms.
 */
export function registerWorker(
  { updates, clock, timers, logger, sessionStorage }: WorkerOptions,
  { address, lookedAt }: { readonly address: string; readonly lookedAt: number },
): WorkerLink {
  const worker = new Workbox(address, workerOptions)
  const wasAccepted = sessionStorage.getItem(acceptedKey) !== null
  sessionStorage.removeItem(acceptedKey)
  let looked = false

  const wait = (ms: number) => {
    looked = true
    timers.after(ms, () => {
      looked = false
      look()
    })
  }
  // No worker serves a first visit: after the next release nobody would have the offer's files, nor the texts of refusals. A
  // failed module would be kept by the browser until the page is loaded anew.
  const loadOffer = () => {
    if (navigator.serviceWorker.controller || !isOnline()) return
    for (const load of [() => import('./UpdateNotice.tsx'), () => import('../errors/refusalText.ts')])
      load().catch(() => undefined)
  }
  const look = () => {
    if (looked || document.visibilityState !== 'visible') return
    loadOffer()
    // Without a connection the next look finds it.
    worker.update().catch(() => undefined)
    wait(windowMs)
  }
  const keep = (path: string) => {
    if (pageOfPath(path)?.drawn) void keepPage(path)
  }
  // Where no page of the former version is served by it, a newer one does not wait; this page is still the former one. Workbox
  // takes one that comes within a minute for the page's own.
  const followUpdate = ({ active, installing }: ServiceWorkerRegistration) => {
    if (!active) return
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'activated' && updates.get() === 'none')
        updates.offer(() => isOnline() && location.reload())
    })
  }
  const begin = async () => {
    try {
      const registration = await worker.register({ immediate: true })
      if (!registration) return
      registration.addEventListener('updatefound', () => followUpdate(registration))
      timers.after(offerMs, loadOffer)
      wait(Math.max(0, lookedAt + windowMs - clock.now()))
      // A page that was loaded without the worker.
      keep(location.pathname)
      document.addEventListener('visibilitychange', look)
      addEventListener('online', look)
    } catch (error) {
      // A browser may refuse it, in a private window for one: the site works without.
      logger.warn('There is no service worker', { reason: String(error) })
    }
  }

  const take = (next: ServiceWorker | undefined) => {
    // The next version lets go of the pages that are kept, and asks for them anew.
    if (!isOnline()) return
    // Another page may have taken it already.
    if (next?.state !== 'installed') return location.reload()
    next.addEventListener('statechange', () => {
      if (next.state === 'activated') location.reload()
    })
    worker.messageSkipWaiting()
  }
  worker.addEventListener('waiting', ({ sw, wasWaitingBeforeRegister }) => {
    updates.offer(() => take(sw))
    const isThatOne = wasAccepted && wasWaitingBeforeRegister === true
    if (isThatOne && !isUndisturbed(location.pathname)) updates.accept()
  })
  // The next page may be a document of its own, as after a step back to one. What is sent while a page is left may be lost.
  addEventListener('pagehide', () => {
    if (updates.get() !== 'next-page' || !isOnline()) return
    sessionStorage.setItem(acceptedKey, '1')
    worker.messageSkipWaiting()
  })
  void begin()

  return {
    moved(path) {
      look()
      keep(path)
    },
  }
}
