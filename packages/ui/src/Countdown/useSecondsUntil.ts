import { useEffect, useState } from 'react'
import type { UiClock } from '../UiProvider/uiClock.ts'

/**
 * Whole seconds left until a moment (ms since 1970), 0 once it has passed. It follows the clock, so a page that slept is
 * right at once when it wakes.
 */
export function useSecondsUntil(moment: number | null | undefined, clock: UiClock): number {
  const [read, setRead] = useState(() => ({ moment, now: clock.now() }))
  // What was read before there was anything to count is long past: a new countdown does not begin with it.
  const { now } = read.moment === moment ? read : { now: clock.now() }
  if (read.moment !== moment) setRead({ moment, now })
  const left = moment == null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000))

  useEffect(() => {
    if (moment == null) return undefined
    const readAnew = () => setRead({ moment, now: clock.now() })
    readAnew()
    const timer = setInterval(() => {
      readAnew()
      if (clock.now() >= moment) clearInterval(timer)
    }, 250)
    document.addEventListener('visibilitychange', readAnew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readAnew)
    }
  }, [moment, clock])

  return left
}
