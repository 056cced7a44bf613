import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import { countText } from '../rewards/countText.ts'
import { RecordTotals } from './RecordTotals.tsx'
import type { MovementsModel } from './useMovements.ts'

/** What of cash came into the central wallet and went out of it; dashes while it is not known. */
export function MovementTotals({ totals }: Pick<MovementsModel, 'totals'>) {
  return (
    <RecordTotals
      items={[
        { label: m.records_movement_incoming(), value: <Money fen={totals?.incoming ?? null} /> },
        { label: m.records_movement_outgoing(), value: <Money fen={totals?.outgoing ?? null} /> },
        { label: m.records_movement_net(), value: <Money fen={totals?.net ?? null} signed /> },
        {
          label: m.records_movement_count(),
          value: totals ? countText(totals.count) : m.common_unavailable(),
        },
      ]}
    />
  )
}
