import type { ListPlace } from '@koi/features/records'
import { VirtualList } from '@koi/ui'
import type { ReactNode } from 'react'
import styles from './RecordDays.module.css'

export interface RecordDaysProps<Row> {
  /** What the record is. */
  readonly label: string
  readonly rows: readonly Row[]
  /** How many there are in all, where not all of them are here yet. */
  readonly total: number | undefined
  readonly place: ListPlace
  /** Day and time of a row in the business time zone, `2026-11-21 20:41:07`. */
  readonly timeOf: (row: Row) => string
  /** Shows a row with its time on its day, `20:41:07`. */
  readonly children: (row: Row, time: string) => ReactNode
}

const dayOf = (time: string) => time.slice(0, 10)

/** A record of any length under its days, of which only what is in sight is in the page. */
export function RecordDays<Row extends { readonly id: string }>({
  label,
  rows,
  total,
  place,
  timeOf,
  children,
}: RecordDaysProps<Row>) {
  const dayAt = (index: number) => {
    const row = rows[index]
    return row === undefined ? null : dayOf(timeOf(row))
  }
  return (
    <VirtualList
      measured
      controls
      className={styles['days']}
      label={label}
      items={rows}
      itemKey={(row) => row.id}
      rowHeight={67}
      total={total}
      initialPlace={place.initial}
      onPlaceChange={place.onChange}
    >
      {(row, index) => {
        const time = timeOf(row)
        const day = dayOf(time)
        const first = dayAt(index - 1) !== day
        return (
          <>
            {first ? <h2 className={styles['day']}>{day}</h2> : null}
            <div
              className={styles['entry']}
              data-first={first || undefined}
              data-last={dayAt(index + 1) !== day || undefined}
            >
              {children(row, time.slice(11))}
            </div>
          </>
        )
      }}
    </VirtualList>
  )
}
