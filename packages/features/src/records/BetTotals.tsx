import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import { countText } from '../rewards/countText.ts'
import { RecordTotals } from './RecordTotals.tsx'
import type { BetRecordModel } from './useBetRecord.ts'

export interface BetTotalsProps {
  readonly record: BetRecordModel
}

const none = { total: 0, totals: { stake: 0n, payout: 0n, net: 0n } }

/** What was staked, paid out and won; dashes while it is not known. */
export function BetTotals({ record }: BetTotalsProps) {
  const known = record.status === 'ready' ? record : record.status === 'empty' ? none : null
  return (
    <RecordTotals
      items={[
        { label: m.records_net(), value: <Money fen={known?.totals.net ?? null} signed /> },
        { label: m.records_stake(), value: <Money fen={known?.totals.stake ?? null} /> },
        { label: m.records_payout(), value: <Money fen={known?.totals.payout ?? null} /> },
        { label: m.records_count(), value: known ? countText(known.total) : m.common_unavailable() },
      ]}
    />
  )
}
