import { m } from '@koi/i18n'
import { CalendarMonth, Card } from '@koi/ui'
import { useState } from 'react'
import { countText } from '../rewards/countText.ts'
import { calendarMarks } from './calendarMarks.ts'
import styles from './SignIn.module.css'
import type { ReadySignIn } from './useSignIn.ts'

function makeUpHint({ days, makeUp: { left, cost, reach } }: ReadySignIn): string {
  if (left === 0) return m.sign_hint_used_up()
  const terms = { left, reach, cost: countText(cost) }
  return days.some(({ makeUp }) => makeUp === 'open') ? m.sign_hint_open(terms) : m.sign_hint_nothing(terms)
}

/** What each day brought, and which missed ones can still be made up. */
export function SignInCalendar({ model }: { readonly model: ReadySignIn }) {
  const { today, days, onAsk } = model
  const marks = calendarMarks(model)
  const shown = [...Object.keys(marks), today].map((day) => day.slice(0, 7)).toSorted()
  const [month, setMonth] = useState<string | null>(null)
  const missed = new Set(
    days.flatMap(({ day, makeUp }) => (makeUp === null || makeUp === 'registration' ? [] : [day])),
  )
  return (
    <Card>
      <div className={styles['calendar']}>
        <CalendarMonth
          label={m.sign_calendar()}
          month={month ?? today.slice(0, 7)}
          onMonthChange={setMonth}
          today={today}
          min={shown[0]}
          max={shown.at(-1)}
          marks={marks}
          onDayPress={onAsk}
          canPress={(day) => missed.has(day)}
        />
        <p className={styles['hint']}>{makeUpHint(model)}</p>
      </div>
    </Card>
  )
}
