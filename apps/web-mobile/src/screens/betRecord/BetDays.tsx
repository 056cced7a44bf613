import type { BetRow } from '@koi/features/records'
import { betDays } from './betDays.ts'
import styles from './BetDays.module.css'
import { BetItem } from './BetItem.tsx'

interface BetDaysProps {
  readonly rows: readonly BetRow[]
  readonly onDetail: (id: string) => void
}

/** Rounds under the day they were placed on. */
export function BetDays({ rows, onDetail }: BetDaysProps) {
  return betDays(rows).map(({ day, rows }) => (
    <section key={day} className={styles['day']} aria-label={day}>
      <h2 className={styles['title']}>{day}</h2>
      <ul className={styles['list']}>
        {rows.map((row) => (
          <li key={row.id}>
            <BetItem row={row} onOpen={() => onDetail(row.id)} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
