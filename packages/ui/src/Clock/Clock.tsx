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
  /** Writes the zone after the time: `GMT+8`. */
  withZone?: boolean | undefined
  /** Leaves the date out. */
  timeOnly?: boolean | undefined
  /** What the clock tells, read aloud. */
  label: string
  /** Where the time is read; the provider's clock by default. */
  clock?: UiClock | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** To make one takes far longer than to write a time, and a clock writes one each second. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string, timeOnly: boolean, withZone: boolean): Intl.DateTimeFormat {
  const key = `${timeZone} ${timeOnly} ${withZone}`
  const known = formats.get(key)
  if (known) return known
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    ...(timeOnly ? {} : date),
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    ...(withZone ? { timeZoneName: 'shortOffset' } : {}),
  })
  formats.set(key, made)
  return made
}

/** The server's time of day, to the second. */
export function Clock({
  offsetMs = 0,
  timeZone = 'Asia/Shanghai',
  withZone = false,
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
  return (
    <time
      role="timer"
      aria-label={label}
      className={classNames(styles['root'], className)}
      dateTime={moment.toISOString()}
    >
      {formatOf(timeZone, timeOnly, withZone).format(moment)}
    </time>
  )
}
