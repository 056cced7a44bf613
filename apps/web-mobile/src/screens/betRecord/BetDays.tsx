import { betDays, type BetDay, type BetRow } from '@koi/features/records'
import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import { RecordDay } from '../../layout/RecordDay.tsx'
import styles from './BetDays.module.css'

interface BetDaysProps {
  readonly rows: readonly BetRow[]
  readonly onDetail: (id: string) => void
}

/** The rounds under the day they were placed on. */
export function BetDays({ rows, onDetail }: BetDaysProps) {
  return betDays(rows).map(({ day, rows }) => (
    <RecordDay key={day} day={day}>
      <ul className={styles['list']}>
        {rows.map((row) => (
          <li key={row.id}>
            <BetItem row={row} onOpen={() => onDetail(row.id)} />
          </li>
        ))}
      </ul>
    </RecordDay>
  ))
}

/** One round: what was played and when, what was staked, and the net result. */
function BetItem({ row, onOpen }: { readonly row: BetDay['rows'][number]; readonly onOpen: () => void }) {
  return (
    <button type="button" className={styles['item']} onClick={onOpen}>
      <span className={styles['name']}>{row.gameName}</span>
      <span className={styles['net']}>
        {row.net === null ? m.records_state_open() : <Money fen={row.net} signed />}
      </span>
      <span className={styles['meta']}>
        {row.time} · {row.choice ?? row.venueName}
      </span>
      <span className={styles['stake']}>
        {m.records_stake()} <Money fen={row.stake} />
      </span>
    </button>
  )
}
