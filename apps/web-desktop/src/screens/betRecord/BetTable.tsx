import type { BetRow, ListPlace } from '@koi/features/records'
import { pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Money, type TableColumn, Tag, VirtualTable } from '@koi/ui'
import styles from './BetTable.module.css'

export interface BetTableProps {
  readonly rows: readonly BetRow[]
  /** Placeholder rows stand in for what has not arrived. */
  readonly loading?: boolean
  readonly total?: number
  readonly place?: ListPlace
  readonly onDetail?: (id: string) => void
}

/** The rounds, the newest first. */
export function BetTable({ rows, loading = false, total, place, onDetail }: BetTableProps) {
  return (
    <VirtualTable
      className={styles['table']}
      caption={pageTitles.betRecord()}
      columns={betColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      rowHeight={58}
      minWidth="var(--table-width)"
      total={total}
      initialPlace={place?.initial}
      onPlaceChange={place?.onChange}
      loadingRows={loading ? 10 : undefined}
      onRowAction={onDetail && ((row) => onDetail(row.id))}
      rowActionLabel={(row) => `${m.records_detail_title()} ${row.placedText} ${row.gameName}`}
    />
  )
}

/** The columns in the player's language. */
function betColumns(): readonly TableColumn<BetRow>[] {
  return [
    {
      id: 'placed',
      width: 'var(--time-width)',
      header: m.records_placed(),
      cell: (row) => (
        <time className={styles['placed']} dateTime={row.placedAt}>
          {row.placedText}
        </time>
      ),
    },
    {
      id: 'game',
      header: m.records_game(),
      cell: (row) => (
        <span className={styles['game']}>
          {row.gameName}
          <small className={styles['venue']}>{row.choice ?? row.venueName}</small>
        </span>
      ),
    },
    {
      id: 'state',
      width: '96px',
      header: m.records_state(),
      cell: (row) => (
        <Tag tone={row.state === 'open' ? 'warning' : 'neutral'}>
          {row.state === 'open' ? m.records_state_open() : m.records_state_settled()}
        </Tag>
      ),
    },
    {
      id: 'stake',
      header: m.records_stake(),
      align: 'number',
      width: 'var(--amount-width)',
      cell: (row) => <Money fen={row.stake} />,
    },
    {
      id: 'payout',
      header: m.records_payout(),
      align: 'number',
      width: 'var(--amount-width)',
      cell: (row) => <Money fen={row.state === 'open' ? null : row.payout} />,
    },
    {
      id: 'net',
      header: m.records_net(),
      align: 'number',
      width: 'var(--amount-width)',
      cell: (row) => <Money fen={row.net} signed className={styles['net']} />,
    },
  ]
}
