import { useEffect, useState } from 'react'
import type { UiClock } from '../UiProvider/uiClock.ts'

/**
 * The time left until a moment (ms since 1970), in ms, 0 once it has passed; read four times a second. It follows the clock, so
 * a page that slept is right at once when it wakes.
 */
export function useTimeUntil(moment: number | null | undefined, clock: UiClock): number {
  const [read, setRead] = useState(() => ({ moment, now: clock.now() }))
  // What was read before there was anything to count is long past: a new countdown does not begin with it.
  const { now } = read.moment === moment ? read : { now: clock.now() }
  if (read.moment !== moment) setRead({ moment, now })

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

  return moment == null ? 0 : Math.max(0, moment - now)
}
