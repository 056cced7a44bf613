import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '../css/classNames.ts'
import { BackIcon, ChevronRightIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import { addMonths } from './addMonths.ts'
import { CalendarDay } from './CalendarDay.tsx'
import type { CalendarMark } from './calendarMark.ts'
import styles from './CalendarMonth.module.css'
import { dayAfterKey } from './dayAfterKey.ts'
import { monthWeeks } from './monthWeeks.ts'

export interface CalendarMonthProps {
  /** What the calendar is of; read aloud before the month. */
  label: string
  /** The month that is shown, `YYYY-MM`. */
  month: string
  /** Another month is wanted, by its button or by a key that leads out of this one. */
  onMonthChange: (month: string) => void
  /** Today, `YYYY-MM-DD`, in the zone the caller counts days in. Later days are set back. */
  today?: string | undefined
  /** The day that is chosen. */
  selected?: string | undefined
  /** What is said of days, by `YYYY-MM-DD`. */
  marks?: Readonly<Record<string, CalendarMark>> | undefined
  /** First month there is, `YYYY-MM`. */
  min?: string | undefined
  /** Last month there is. */
  max?: string | undefined
  /** A day was pressed; without it the days are only read. */
  onDayPress?: ((day: string) => void) | undefined
  /** Which days can be pressed; all by default. */
  canPress?: ((day: string) => boolean) | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

// A table of days that keys lead through is a grid, which no element of HTML is.
const gridRole = { role: 'grid' }

/** A month with what each day was. One day is in the tab order, keys lead to the others (the ARIA date grid). */
export function CalendarMonth({
  label,
  month,
  onMonthChange,
  today,
  selected,
  marks,
  min,
  max,
  onDayPress,
  canPress,
  className,
}: CalendarMonthProps) {
  const { labels } = useUi()
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  const [year = 0, index = 0] = month.split('-').map(Number)
  const first = [selected, today].find((day) => day?.startsWith(month)) ?? `${month}-01`
  const active = wanted?.startsWith(month) ? wanted : first
  const allowed = (other: string) => (!min || other >= min) && (!max || other <= max)

  useEffect(() => {
    if (wanted?.startsWith(month)) grid.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus()
  }, [wanted, month])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfterKey(event.key, active)
    if (next === undefined) return
    event.preventDefault()
    const nextMonth = next.slice(0, 7)
    if (!allowed(nextMonth)) return
    setWanted(next)
    if (nextMonth !== month) onMonthChange(nextMonth)
  }

  const step = (by: number) => {
    setWanted(null)
    onMonthChange(addMonths(month, by))
  }
  return (
    <section aria-label={label} className={classNames(styles['root'], className)}>
      <div className={styles['top']}>
        <IconButton
          icon={BackIcon}
          label={labels.previousMonth}
          disabled={!allowed(addMonths(month, -1))}
          onClick={() => step(-1)}
        />
        <p id={titleId} className={styles['title']} aria-live="polite">
          {labels.month(year, index)}
        </p>
        <IconButton
          icon={ChevronRightIcon}
          label={labels.nextMonth}
          disabled={!allowed(addMonths(month, 1))}
          onClick={() => step(1)}
        />
      </div>
      <table ref={grid} {...gridRole} aria-labelledby={titleId} className={styles['grid']}>
        <thead>
          <tr>
            {labels.weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) =>
                day === null ? (
                  <td key={labels.weekdays[weekday]} aria-hidden />
                ) : (
                  <CalendarDay
                    key={day}
                    day={day}
                    today={today}
                    selected={day === selected}
                    mark={marks?.[day]}
                    active={day === active}
                    onPress={onDayPress}
                    disabled={canPress ? !canPress(day) : false}
                    onFocus={() => setWanted(day)}
                    onKeyDown={onKeyDown}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
