import type { ReactNode } from 'react'
import styles from './RecordDay.module.css'

export interface RecordDayProps {
  /** `2026-11-21` */
  readonly day: string
  readonly children: ReactNode
}

/** What a record has of one day, under the day. */
export function RecordDay({ day, children }: RecordDayProps) {
  return (
    <section className={styles['day']} aria-label={day}>
      <h2 className={styles['title']}>{day}</h2>
      {children}
    </section>
  )
}
