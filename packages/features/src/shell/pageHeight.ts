import type { Timers } from '@koi/api-core'
import type { DataRouter } from 'react-router-dom'

/** Where a tab keeps how high the page was that it left last, for `boot.js`. */
export const pageHeightKey = 'page-height'

/** A page that has waited for nothing this long, in ms, is as high as it will be. */
const settlesAfter = 300

/** What holds a place for something that is on its way. */
const pending = ':is(main, footer) [aria-busy="true"], [data-pending="true"]'

/**
 * Notes how high the page is that is left, and how high the whole document. Where its entry of the history is loaded again,
 * `boot.js` holds both from the start (`data-held`), for ten seconds at the most: the page can be scrolled to where it was,
 * and what ends it stands at its end.
 */
export function notePageHeight(): void {
  addEventListener('pagehide', () => {
    const height = document.querySelector<HTMLElement>('main')?.offsetHeight ?? 0
    const entry: unknown = history.state
    const key = typeof entry === 'object' && entry !== null && 'key' in entry ? entry.key : 'default'
    const address = location.pathname + location.search
    try {
      const whole = document.documentElement.scrollHeight
      if (height > 0) sessionStorage.setItem(pageHeightKey, JSON.stringify({ key, address, height, whole }))
      else sessionStorage.removeItem(pageHeightKey)
    } catch {
      // Where nothing can be kept, the page grows as its data comes.
    }
  })
}

/** Gives a page that is held its own height once nothing in it is on its way, or the player has gone on. */
export function releasePageHeight(router: Pick<DataRouter, 'state' | 'subscribe'>, timers: Timers): void {
  const page = document.documentElement
  if (page.dataset['held'] === undefined) return
  const { pathname } = router.state.location
  const waits = () => document.querySelector(pending) !== null
  let cancel: (() => void) | null = null
  const release = () => {
    cancel?.()
    observer.disconnect()
    unsubscribe()
    delete page.dataset['held']
    page.style.removeProperty('--held-height')
    page.style.removeProperty('--held-whole')
  }
  const look = () => {
    cancel?.()
    cancel = waits() ? null : timers.after(settlesAfter, lookAgain)
  }
  // Lists ask for more in the frame after the one that shows them, however late a busy processor draws it.
  const lookAgain = () => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!waits()) release()
      }),
    )
  }
  const observer = new MutationObserver(look)
  const unsubscribe = router.subscribe(({ location }) => location.pathname !== pathname && release())
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'data-pending'] })
  look()
}
