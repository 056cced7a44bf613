import type { PageRestored } from '@koi/store'

/** The address of this page. */
export interface Address {
  href(): string
  /** Shows another address without loading it. */
  replace(url: string): void
}

/** The address bar. */
export function browserAddress(): Address {
  return {
    href: () => location.href,
    replace: (url) => history.replaceState(history.state, '', url),
  }
}

/** Returns of this page: from the back/forward cache, or of its network. */
export function pageRestored(): PageRestored {
  return {
    subscribe(listener) {
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted) listener()
      }
      addEventListener('pageshow', onShow)
      addEventListener('online', listener)
      return () => {
        removeEventListener('pageshow', onShow)
        removeEventListener('online', listener)
      }
    },
  }
}
