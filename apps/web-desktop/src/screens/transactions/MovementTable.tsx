import type { MovementRow } from '@koi/features/records'
import { pages } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Money, Table, Tag, type TableColumn } from '@koi/ui'
import styles from './MovementTable.module.css'

export interface MovementTableProps {
  readonly rows: readonly MovementRow[]
  /** Placeholder rows stand in for what has not arrived. */
  readonly loading?: boolean
  readonly onDetail?: (id: string) => void
}

/** Movements of money, the newest first. */
export function MovementTable({ rows, loading = false, onDetail }: MovementTableProps) {
  return (
    <Table
      caption={pages.transactions.title()}
      columns={movementColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      loadingRows={loading ? 10 : undefined}
      onRowAction={onDetail && ((row) => onDetail(row.id))}
      rowActionLabel={(row) => `${m.records_movement_detail_title()} ${row.time} ${row.title}`}
    />
  )
}

/** The columns in the player's language. */
function movementColumns(): readonly TableColumn<MovementRow>[] {
  return [
    {
      id: 'time',
      header: m.records_movement_time(),
      cell: (row) => (
        <time className={styles['time']} dateTime={row.at}>
          {row.time}
        </time>
      ),
    },
    {
      id: 'item',
      header: m.records_movement_item(),
      cell: (row) => (
        <span className={styles['item']}>
          {row.title}
          {row.about === null ? null : <small className={styles['about']}>{row.about}</small>}
        </span>
      ),
    },
    {
      id: 'amount',
      header: m.records_movement_amount(),
      align: 'number',
      cell: (row) => (
        <span className={styles['amount']}>
          {row.cash ? null : <Tag>{m.records_movement_bonuses()}</Tag>}
          <Money fen={row.amount} signed />
        </span>
      ),
    },
  ]
}
