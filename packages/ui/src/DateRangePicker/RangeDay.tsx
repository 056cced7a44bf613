import { useId, useState } from 'react'
import { CalendarMonth } from '../CalendarMonth/CalendarMonth.tsx'
import { DateInput } from '../DateInput/DateInput.tsx'
import { completeDay } from '../DateInput/groupDay.ts'
import { CalendarIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Popover, type PopoverTriggerProps } from '../Popover/Popover.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './DateRangePicker.module.css'

export interface RangeDayProps {
  /** Which end of the range it is. */
  label: string
  /** `YYYY-MM-DD`, or nothing. */
  day: string
  /** The first day that may be chosen, `YYYY-MM-DD`. */
  min: string | undefined
  /** The last day that may be chosen, included. */
  max: string | undefined
  /** Marked in the calendar. */
  today: string | undefined
  /** The range as a whole is disabled. */
  disabled: boolean | undefined
  /** A whole day within `min` and `max` was chosen. */
  onDayChange: (day: string) => void
}

/**
 * One end of a range. What is typed is a draft: it counts when the field is left, or at Enter. What is pressed in the
 * calendar counts at once. What is no day, or out of bounds, stays to be mended.
 */
export function RangeDay({ label, day, min, max, today, disabled, onDayChange }: RangeDayProps) {
  const { labels } = useUi()
  const noteId = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [dayBefore, setDayBefore] = useState(day)
  if (day !== dayBefore) {
    setDayBefore(day)
    setDraft(null)
    setRefusal(null)
  }

  const settle = (typed: string | null) => {
    const chosen = typed === null ? '' : completeDay(typed)
    const whole = isDay(chosen)
    const early = min !== undefined && chosen < min ? labels.notBefore(min) : null
    const late = max !== undefined && chosen > max ? labels.notAfter(max) : null
    const unreadable =
      typed !== null && typed !== day ? labels.notADay(today ?? max ?? min ?? '2026-01-31') : null
    const refused = whole ? (early ?? late) : unreadable
    setRefusal(refused)
    if (refused !== null) return
    setDraft(null)
    if (whole && chosen !== day) onDayChange(chosen)
  }
  return (
    <div className={styles['day']}>
      <DateInput
        aria-label={label}
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? undefined : noteId}
        value={draft ?? day}
        disabled={disabled}
        start={
          <span className={styles['caption']} aria-hidden>
            {label}
          </span>
        }
        end={
          <DayCalendar
            {...{ label, day, min, max, today, disabled }}
            onDayChange={(chosen) => settle(chosen)}
          />
        }
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle(draft)
        }}
        onValueChange={(value) => {
          setDraft(value)
          setRefusal(null)
        }}
        onBlur={() => settle(draft)}
      />
      <p id={noteId} className={styles['refusal']} aria-live="polite">
        {refusal}
      </p>
    </div>
  )
}

/** The button beside the field, and the calendar that it opens. */
function DayCalendar({ label, day, min, max, today, disabled, onDayChange }: RangeDayProps) {
  const { labels } = useUi()
  const [month, setMonth] = useState<string | null>(null)
  const name = labels.openCalendar(label)
  const trigger = (toggle: PopoverTriggerProps) => (
    <IconButton
      {...toggle}
      size="small"
      className={styles['open']}
      icon={CalendarIcon}
      label={name}
      disabled={disabled}
    />
  )
  return (
    <Popover
      label={name}
      align="end"
      className={styles['calendar']}
      onOpenChange={() => setMonth(null)}
      trigger={trigger}
    >
      {(close) => (
        <CalendarMonth
          label={name}
          month={month ?? (day || today || max || min || '1970-01').slice(0, 7)}
          onMonthChange={setMonth}
          today={today}
          selected={day}
          min={min?.slice(0, 7)}
          max={max?.slice(0, 7)}
          canPress={(other) => (!min || other >= min) && (!max || other <= max)}
          onDayPress={(chosen) => {
            onDayChange(chosen)
            close()
          }}
        />
      )}
    </Popover>
  )
}

/** Whether a text is a day that exists, in a year from 1000. */
function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
