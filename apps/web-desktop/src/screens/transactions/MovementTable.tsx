import type { ListPlace, MovementRow } from '@koi/features/records'
import { pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Money, type TableColumn, Tag, VirtualTable } from '@koi/ui'
import styles from './MovementTable.module.css'

export interface MovementTableProps {
  readonly rows: readonly MovementRow[]
  /** Placeholder rows stand in for what has not arrived. */
  readonly loading?: boolean
  readonly total?: number | undefined
  readonly place?: ListPlace
  readonly onDetail?: (id: string) => void
}

/** Movements of money, the newest first. */
export function MovementTable({ rows, loading = false, total, place, onDetail }: MovementTableProps) {
  return (
    <VirtualTable
      caption={pageTitles.transactions()}
      columns={movementColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      rowHeight={62}
      minWidth="560px"
      total={total}
      initialPlace={place?.initial}
      onPlaceChange={place?.onChange}
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
      width: '180px',
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
      width: '220px',
      cell: (row) => (
        <span className={styles['amount']}>
          {row.cash ? null : <Tag>{m.records_movement_bonuses()}</Tag>}
          <Money fen={row.amount} signed />
        </span>
      ),
    },
  ]
}
