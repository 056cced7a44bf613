import type { Timers } from '@koi/api-core'
import type { DataRouter } from 'react-router-dom'

/** Where a tab keeps how high the page was that it left last, for `boot.js`. */
export const pageHeightKey = 'page-height'

/** A page that has waited for nothing this long, in ms, is as high as it will be. */
const settlesAfter = 300
/** What has not come after so long, in ms, may never come: the page must not be without its end for it. */
const heldAtMost = 10_000

/** What holds a place for something that is on its way. */
const pending = ':is(main, footer) [aria-busy="true"], [data-pending="true"]'

/**
 * Notes how high the page is that is left. Where its entry of the history is loaded again, `boot.js` holds that height from
 * the start (`data-held`): the page can be scrolled to where it was, and what ends it stands at its end.
 */
export function notePageHeight(): void {
  addEventListener('pagehide', () => {
    const height = document.querySelector<HTMLElement>('main')?.offsetHeight ?? 0
    const entry: unknown = history.state
    const key = typeof entry === 'object' && entry !== null && 'key' in entry ? entry.key : 'default'
    const address = location.pathname + location.search
    try {
      sessionStorage.setItem(pageHeightKey, JSON.stringify({ key, address, height }))
    } catch {
      // Where nothing can be kept, the page grows as its data comes.
    }
  })
}

/** Gives a page that is held its own height once nothing in it is on its way, or the player has gone on. */
export function releasePageHeight(router: Pick<DataRouter, 'state' | 'subscribe'>, timers: Timers): void {
  const page = document.documentElement
  if (page.dataset['held'] === undefined) return
  let cancel: (() => void) | null = null
  const release = () => {
    cancel?.()
    cancelLast()
    observer.disconnect()
    unsubscribe()
    delete page.dataset['held']
    page.style.removeProperty('--held-height')
  }
  const look = () => {
    const waits = document.querySelector(pending) !== null
    if (waits) {
      cancel?.()
      cancel = null
    } else cancel ??= timers.after(settlesAfter, release)
  }
  const observer = new MutationObserver(look)
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'data-pending'] })
  const { pathname } = router.state.location
  const unsubscribe = router.subscribe(({ location }) => location.pathname !== pathname && release())
  const cancelLast = timers.after(heldAtMost, release)
  look()
}
