import type { Timers } from '@koi/api-core'
import type { DataRouter } from 'react-router-dom'
import { isUndisturbed } from '../routing/isUndisturbed.ts'
import { onFirstSign } from '../runtime/onFirstSign.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { beginWorker } from '../updates/beginWorker.ts'
import type { WorkerLink } from '../updates/registerWorker.ts'
import { workerAddress } from '../updates/workerAddress.ts'

type Router = Pick<DataRouter, 'state' | 'subscribe' | 'routes'>

/**
 * How long a first visit that shows no sign of its player does without what is for the pages to come, in ms. Well below the
 * minute after which a newer version is looked for.
 */
const quietMs = 20_000

/** Resolves once the page is loaded and has nothing else to do. */
async function pageAtRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true })
    })
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 10_000 })
    else setTimeout(resolve, 2000)
  })
}

async function untilSign(timers: Timers): Promise<void> {
  await new Promise<void>((resolve) => {
    onFirstSign(resolve)
    timers.after(quietMs, resolve)
  })
}

/**
 * Begins in time what is for the pages to come: the service worker, which hears with the offer of a newer version what the
 * player does (D18), and the loading of pages that are about to be gone to.
 */
export async function startAtRest(runtime: Runtime, router: Router): Promise<void> {
  const { updates, clock, timers } = runtime
  let link: WorkerLink | null = null
  let shown = router.state.location.pathname
  document.addEventListener('input', updates.typed)
  router.subscribe(({ location }) => {
    // What is typed into a search goes into the address, and is no other page.
    if (location.pathname === shown) return
    shown = location.pathname
    updates.moved({ undisturbed: isUndisturbed(location.pathname) })
    link?.moved(location.pathname)
  })
  await pageAtRest()
  const hasWorker = 'serviceWorker' in navigator
  const address = hasWorker ? workerAddress() : ''
  const lookedAt = clock.now()
  if (!hasWorker || (await beginWorker(address))) await untilSign(timers)
  // Without a network there is neither in this visit.
  const later = await import('./atRest.ts').catch(() => null)
  later?.fetchAhead(router.routes, timers)
  if (hasWorker) link = later?.registerWorker(runtime, { address, lookedAt }) ?? null
}
