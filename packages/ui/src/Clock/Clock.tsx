import { formatDateTime } from '@koi/api-core/dates'
import { useEffect, useState } from 'react'
import { classNames } from '../css/classNames.ts'
import type { UiClock } from '../UiProvider/uiClock.ts'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Clock.module.css'

export interface ClockProps {
  /** By how many ms the server is ahead of this device (D12). */
  offsetMs?: number | undefined
  /** The zone times are shown in; `Asia/Shanghai` by default. */
  timeZone?: string | undefined
  /** Says how the zone is written after a time in ms, as `GMT+8`; it is left out if not given. */
  zone?: ((timeZone: string, at: number) => string) | undefined
  /** Leaves the date out. */
  timeOnly?: boolean | undefined
  /** What the clock tells, read aloud. */
  label: string
  /** Where the time is read; the provider's clock by default. */
  clock?: UiClock | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** The server's time of day, to the second. */
export function Clock({
  offsetMs = 0,
  timeZone = 'Asia/Shanghai',
  zone,
  timeOnly = false,
  label,
  clock,
  className,
}: ClockProps) {
  const ui = useUi()
  const source = clock ?? ui.clock
  const [now, setNow] = useState(() => source.now())

  useEffect(() => {
    const timer = setInterval(() => setNow(source.now()), 1000)
    return () => clearInterval(timer)
  }, [source])

  const moment = new Date(now + offsetMs)
  const text = formatDateTime(moment, { timeZone }).slice(timeOnly ? 11 : 0)
  return (
    <time
      role="timer"
      aria-label={label}
      className={classNames(styles['root'], className)}
      dateTime={moment.toISOString()}
    >
      {zone ? `${text} ${zone(timeZone, moment.getTime())}` : text}
    </time>
  )
}
