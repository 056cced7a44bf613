import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/**
 * Whether there is a connection now. A page may say that its server was not reached though there is a network (`boot.js`); an
 * `online` event ends that, too.
 */
export const isOnline = (): boolean =>
  navigator.onLine && document.documentElement.dataset['offline'] === undefined

/** Whether there is a connection, for all that is known; on the server, and while a page is taken over, it has. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

/** The same, and null on the server and while a page is taken over. */
export function useOnlineIfKnown(): boolean | null {
  return useSyncExternalStore(subscribe, isOnline, () => null)
}
