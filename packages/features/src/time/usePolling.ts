import { useEffect, useEffectEvent } from 'react'
import { useRuntime } from '../app/useRuntime.ts'

/**
 * Asks again every `everyMs` while `active` and the page is visible; a page that becomes visible again asks at once. The next
 * pause begins when the last answer is there, so that a slow server is not asked twice.
 */
export function usePolling(ask: () => Promise<unknown>, { everyMs, active }: PollingOptions): void {
  const { timers, visibility } = useRuntime()
  const onAsk = useEffectEvent(ask)
  useEffect(() => {
    if (!active) return undefined
    let over = false
    let cancel = () => {}
    const wait = () => {
      cancel()
      if (!over && !visibility.hidden()) cancel = timers.after(everyMs, () => void round())
    }
    const round = async () => {
      await onAsk().catch(() => undefined)
      wait()
    }
    const unsubscribe = visibility.subscribe(() => {
      cancel()
      if (!visibility.hidden()) void round()
    })
    wait()
    return () => {
      over = true
      cancel()
      unsubscribe()
    }
  }, [active, everyMs, timers, visibility])
}

/** When to ask. */
export interface PollingOptions {
  /** Pause between two questions, in ms. */
  readonly everyMs: number
  readonly active: boolean
}
