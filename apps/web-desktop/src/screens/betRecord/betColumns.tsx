import type { BetRow } from '@koi/features/records'
import { m } from '@koi/i18n'
import { Money, Tag, type TableColumn } from '@koi/ui'
import styles from './BetTable.module.css'

/** The columns of the record, in the player's language. */
export function betColumns(): readonly TableColumn<BetRow>[] {
  return [
    {
      id: 'placed',
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
          <small className={styles['venue']}>{row.venueName}</small>
        </span>
      ),
    },
    {
      id: 'state',
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
      cell: (row) => <Money fen={row.stake} />,
    },
    {
      id: 'payout',
      header: m.records_payout(),
      align: 'number',
      cell: (row) => <Money fen={row.state === 'open' ? null : row.payout} />,
    },
    {
      id: 'net',
      header: m.records_net(),
      align: 'number',
      cell: (row) => <Money fen={row.net} signed className={styles['net']} />,
    },
  ]
}
