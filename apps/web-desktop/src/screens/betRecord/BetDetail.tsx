import type { BetRow } from '@koi/features/records'
import { m } from '@koi/i18n'
import { DescriptionList, Dialog, Money } from '@koi/ui'
import styles from './BetDetail.module.css'

export interface BetDetailProps {
  /** The round that is looked at; null for none. */
  readonly row: BetRow | null
  readonly onClose: () => void
}

/** One round with everything that is known of it. */
export function BetDetail({ row, onClose }: BetDetailProps) {
  if (!row) return null
  return (
    <Dialog open size="small" title={m.records_detail_title()} onClose={onClose}>
      <p className={styles['net']}>
        <Money fen={row.net} signed />
        <span className={styles['label']}>{m.records_net()}</span>
      </p>
      <DescriptionList
        items={[
          { term: m.records_game(), value: row.gameName },
          { term: m.records_venue(), value: row.venueName },
          { term: m.records_stake(), value: <Money fen={row.stake} /> },
          {
            term: m.records_payout(),
            value: <Money fen={row.state === 'open' ? null : row.payout} />,
          },
          { term: m.records_placed(), value: row.placedText },
          { term: m.records_settled(), value: row.settledText ?? m.records_state_open() },
          { term: m.records_round(), value: <span className={styles['round']}>{row.round}</span> },
        ]}
      />
    </Dialog>
  )
}
