import { zonedDayStart } from '@koi/api-core/dates'
import { useEffect, useEffectEvent } from 'react'
import { useRuntime } from '../runtime/runtime.ts'

/** Calls `onDay` once a day of a time zone is over by the server's time; does nothing while the day is not known. */
export function useNextDay(
  day: string | null,
  { timeZone, onDay }: { readonly timeZone: string; readonly onDay: () => void },
): void {
  const { serverClock, timers } = useRuntime()
  const next = useEffectEvent(onDay)
  useEffect(() => {
    if (day === null) return undefined
    const begins = zonedDayStart(day, { timeZone, days: 1 }).getTime()
    // A second more: the server's time is an estimate.
    return timers.after(Math.max(begins - serverClock.now(), 0) + 1000, () => next())
  }, [day, timeZone, serverClock, timers])
}
