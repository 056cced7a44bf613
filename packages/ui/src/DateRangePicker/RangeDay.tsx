import { useId, useRef, useState } from 'react'
import { TextInput } from '../TextInput/TextInput.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './DateRangePicker.module.css'

export interface RangeDayProps {
  /** Which end of the range it is. */
  label: string
  /** `YYYY-MM-DD`, or nothing. */
  day: string
  min: string | undefined
  max: string | undefined
  /** A whole day within `min` and `max` was chosen. */
  onDayChange: (day: string) => void
}

// A year below 1000 is one that is still being typed.
const wholeDay = /^[1-9]\d{3}-/

/**
 * One end of a range. What is typed is a draft: it counts when the field is left, or at Enter. What is chosen in the
 * device's calendar counts at once. A day out of bounds stays to be mended; one that is not whole gives way to the old one.
 */
export function RangeDay({ label, day, min, max, onDayChange }: RangeDayProps) {
  const { labels } = useUi()
  const noteId = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const typing = useRef(false)
  const [dayBefore, setDayBefore] = useState(day)
  if (day !== dayBefore) {
    setDayBefore(day)
    setDraft(null)
    setRefusal(null)
  }

  const settle = (chosen: string | null) => {
    typing.current = false
    const early = chosen && min !== undefined && chosen < min ? labels.notBefore(min) : null
    const late = chosen && max !== undefined && chosen > max ? labels.notAfter(max) : null
    const whole = chosen !== null && wholeDay.test(chosen)
    const refused = whole ? (early ?? late) : null
    setRefusal(refused)
    if (refused !== null) return
    setDraft(null)
    if (whole && chosen !== day) onDayChange(chosen)
  }
  return (
    <div className={styles['day']}>
      <TextInput
        type="date"
        aria-label={label}
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? undefined : noteId}
        value={draft ?? day}
        min={min}
        max={max}
        start={
          <span className={styles['caption']} aria-hidden>
            {label}
          </span>
        }
        onPointerDown={() => {
          typing.current = false
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle(draft)
          else if (key !== 'Tab') typing.current = true
        }}
        onValueChange={(value) => {
          setDraft(value)
          setRefusal(null)
          if (!typing.current) settle(value)
        }}
        onBlur={() => settle(draft)}
      />
      <p id={noteId} className={styles['refusal']} aria-live="polite">
        {refusal}
      </p>
    </div>
  )
}
