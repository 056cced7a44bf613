import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'
const media = () => (typeof matchMedia === 'function' ? matchMedia(query) : null)

function subscribe(listener: () => void) {
  const list = media()
  list?.addEventListener('change', listener)
  return () => list?.removeEventListener('change', listener)
}

/** Whether less motion is asked for on this device, now. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  )
}
