import { useEffect, useSyncExternalStore } from 'react'

/** The whole page over the whole screen; null where the browser has no such mode. */
export interface FullScreen {
  readonly active: boolean
  readonly onToggle: () => void
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Full screen while this page is open: leaving it ends the mode. The page goes there as a whole, so that its dialogs stay in sight. */
export function useFullScreen(): FullScreen | null {
  const active = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen()
    },
    [],
  )
  if (!document.fullscreenEnabled) return null
  return {
    active,
    // A browser may refuse: then everything stays as it is.
    onToggle: () =>
      void (active ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
        () => undefined,
      ),
  }
}
