import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const isOnline = () => navigator.onLine

/** Whether the device says that it has a network; on the server, and while a page is taken over, it has. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

/** The same, and null on the server and while a page is taken over. */
export function useOnlineIfKnown(): boolean | null {
  return useSyncExternalStore(subscribe, isOnline, () => null)
}
