import { useEffect, useEffectEvent } from 'react'
import { useRuntime } from '../runtime/runtime.ts'

/** When to poll. */
export interface PollingOptions {
  /** Pause between two polls, in ms. */
  readonly everyMs: number
  readonly active: boolean
}

/**
 * Polls every `everyMs` while `active` and the page is visible; a page that becomes visible again polls at once. The pause
 * begins when the last poll has ended, so that a slow server never gets two at a time.
 */
export function usePolling(poll: () => Promise<unknown>, { everyMs, active }: PollingOptions): void {
  const { timers, visibility } = useRuntime()
  const onPoll = useEffectEvent(poll)
  useEffect(() => {
    if (!active) return undefined
    let over = false
    let cancel = () => {}
    const wait = () => {
      cancel()
      if (!over && !visibility.hidden()) cancel = timers.after(everyMs, () => void round())
    }
    const round = async () => {
      await onPoll().catch(() => undefined)
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
