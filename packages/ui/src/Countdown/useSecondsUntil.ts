import { useEffect, useState } from 'react'
import type { UiClock } from '../UiProvider/uiClock.ts'

/**
 * Whole seconds left until a moment (ms since 1970), 0 once it has passed. It follows the clock, so a page that slept is
 * right at once when it wakes.
 */
export function useSecondsUntil(moment: number | null | undefined, clock: UiClock): number {
  const [now, setNow] = useState(() => clock.now())
  const left = moment == null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000))

  useEffect(() => {
    if (moment == null) return undefined
    const read = () => setNow(clock.now())
    read()
    const timer = setInterval(() => {
      read()
      if (clock.now() >= moment) clearInterval(timer)
    }, 250)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [moment, clock])

  return left
}
