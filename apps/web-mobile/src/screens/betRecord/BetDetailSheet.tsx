import type { BetRow } from '@koi/features/records'
import { m } from '@koi/i18n'
import { CopyButton, DescriptionList, Money, Sheet } from '@koi/ui'
import { useLast } from '../../layout/useLast.ts'
import styles from './BetDetailSheet.module.css'

interface BetDetailSheetProps {
  /** The round to show; null closes the sheet. */
  readonly row: BetRow | null
  readonly onClose: () => void
}

/** Everything known of one round. */
export function BetDetailSheet({ row, onClose }: BetDetailSheetProps) {
  const shown = useLast(row)
  if (!shown) return null
  return (
    <Sheet open={row !== null} title={m.records_detail_title()} onClose={onClose}>
      <p className={styles['net']}>
        {shown.net === null ? m.records_state_open() : <Money fen={shown.net} signed size="large" />}
      </p>
      <DescriptionList
        items={[
          { term: m.records_game(), value: shown.gameName },
          { term: m.records_venue(), value: shown.venueName },
          { term: m.records_stake(), value: <Money fen={shown.stake} /> },
          { term: m.records_payout(), value: <Money fen={shown.payout} /> },
          { term: m.records_placed(), value: shown.placedText },
          { term: m.records_settled(), value: shown.settledText ?? m.common_unavailable() },
          {
            term: m.records_round(),
            value: (
              <span className={styles['round']}>
                {shown.round}
                <CopyButton text={shown.round} label={m.records_round()} iconOnly />
              </span>
            ),
          },
        ]}
      />
    </Sheet>
  )
}
