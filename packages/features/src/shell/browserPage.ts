import type { PageRestored } from '@koi/store'
import type { TabChannel } from '../runtime/tabMessage.ts'

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

/** So long a frame is waited for, in ms. */
const longestFrame = 500

/** Resolves when what is drawn now is painted; at once in a page that nobody sees, which paints nothing. */
export async function afterFrame(): Promise<void> {
  if (document.hidden) return
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    // It may be hidden before its next frame.
    setTimeout(resolve, longestFrame)
  })
}

/** The other tabs of this browser, origin and brand; null where the browser has no such channel. */
export function browserTabs(brand: string): TabChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel(`tabs-${brand}`)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
