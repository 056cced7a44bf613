import type { KeyboardEvent } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon, GiftIcon, MinusIcon } from '../Icon/icons.ts'
import { useUi } from '../UiProvider/useUi.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { CalendarMark } from './calendarMark.ts'
import styles from './CalendarMonth.module.css'

const shapes = { done: CheckIcon, missed: MinusIcon, lost: MinusIcon, reward: GiftIcon }

export interface CalendarDayProps {
  /** `YYYY-MM-DD`. */
  day: string
  /** Marks the day as today. */
  today: string | undefined
  /** It is the chosen one. */
  selected: boolean
  /** What is shown under the number. */
  mark: CalendarMark | undefined
  /** The one in the tab order. */
  active: boolean
  /** Chooses the day. */
  onPress: ((day: string) => void) | undefined
  /** It cannot be pressed; it can still be reached and read. */
  disabled: boolean
  /** The day took the focus. */
  onFocus: () => void
  /** Moves between days. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** One day of a month. */
export function CalendarDay({
  day,
  today,
  selected,
  mark,
  active,
  onPress,
  disabled,
  onFocus,
  onKeyDown,
}: CalendarDayProps) {
  const { labels } = useUi()
  const date = Number(day.slice(8))
  const said = [
    labels.day(Number(day.slice(5, 7)), date),
    day === today ? labels.today : '',
    mark?.label ?? '',
    mark?.detail ?? '',
  ]
  const shared = {
    className: styles['day'],
    tabIndex: active ? 0 : -1,
    'aria-current': day === today ? ('date' as const) : undefined,
    'data-day': day,
    'data-mark': mark?.kind,
    'data-future': (today !== undefined && day > today) || undefined,
    'data-selected': selected || undefined,
    onFocus,
    onKeyDown,
  }
  const content = (
    <>
      <VisuallyHidden>{said.filter(Boolean).join(' ')}</VisuallyHidden>
      <span className={styles['face']} aria-hidden>
        <span className={styles['date']}>{date}</span>
        {mark ? <Icon icon={shapes[mark.kind]} size="small" className={styles['mark']} /> : null}
        {mark?.detail ? <span className={styles['detail']}>{mark.detail}</span> : null}
      </span>
    </>
  )
  return onPress ? (
    <td>
      <button
        type="button"
        {...shared}
        aria-disabled={disabled || undefined}
        aria-pressed={selected || undefined}
        onClick={() => {
          if (!disabled) onPress(day)
        }}
      >
        {content}
      </button>
    </td>
  ) : (
    <td {...shared}>{content}</td>
  )
}
