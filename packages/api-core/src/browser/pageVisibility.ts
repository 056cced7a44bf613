import type { Visibility } from '../ports/visibility.ts'

/** Visibility of this page's document. */
export function pageVisibility(): Visibility {
  return {
    hidden: () => document.hidden,
    subscribe(listener) {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
  }
}
