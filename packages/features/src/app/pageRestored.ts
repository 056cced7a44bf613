import type { PageRestored } from '@koi/store'

/** Returns of this page from the back/forward cache. */
export function pageRestored(): PageRestored {
  return {
    subscribe(listener) {
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted) listener()
      }
      addEventListener('pageshow', onShow)
      return () => removeEventListener('pageshow', onShow)
    },
  }
}
