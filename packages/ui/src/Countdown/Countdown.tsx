import { useEffect, useEffectEvent } from 'react'
import { classNames } from '../css/classNames.ts'
import type { UiClock } from '../UiProvider/uiClock.ts'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Countdown.module.css'
import { useTimeUntil } from './useTimeUntil.ts'

export interface CountdownProps {
  /** When it is over, in ms since 1970. */
  until: number
  /** It is over. */
  onEnd?: (() => void) | undefined
  /** Where the time is read; the provider's clock by default. */
  clock?: UiClock | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

const two = (value: number) => String(value).padStart(2, '0')

/** The time left, `9 天 01:02:09`, `1:02:09` or `09:59`. It goes by the clock, not by ticks: a page that slept shows the truth. */
export function Countdown({ until, onEnd, clock, className }: CountdownProps) {
  const ui = useUi()
  const seconds = Math.ceil(useTimeUntil(until, clock ?? ui.clock) / 1000)
  const over = seconds === 0
  const end = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (over) end()
  }, [over])

  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3600)
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return (
    <time role="timer" className={classNames(styles['root'], className)} dateTime={`PT${seconds}S`}>
      {days > 0 ? `${ui.labels.days(days)} ${two(hours)}:${rest}` : hours > 0 ? `${hours}:${rest}` : rest}
    </time>
  )
}
