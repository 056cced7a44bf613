import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a page that came drawn from the server is taken over, and true ever after: for what only the device knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
