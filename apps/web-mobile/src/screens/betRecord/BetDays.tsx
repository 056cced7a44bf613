import type { BetRow, ListPlace } from '@koi/features/records'
import { pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import { RecordDays } from '../../layout/RecordDays.tsx'
import { RecordItem } from '../../layout/RecordItem.tsx'

interface BetDaysProps {
  readonly rows: readonly BetRow[]
  readonly total: number
  readonly place: ListPlace
  readonly onDetail: (id: string) => void
}

/** The rounds under the day they were placed on: what was played and when, what was staked, and the net result. */
export function BetDays({ rows, total, place, onDetail }: BetDaysProps) {
  return (
    <RecordDays
      label={pageTitles.betRecord()}
      rows={rows}
      total={total}
      place={place}
      timeOf={(row) => row.placedText}
    >
      {(row, time) => (
        <RecordItem
          name={row.gameName}
          value={row.net === null ? m.records_state_open() : <Money fen={row.net} signed />}
          meta={`${time} · ${row.choice ?? row.venueName}`}
          extra={
            <>
              {m.records_stake()} <Money fen={row.stake} />
            </>
          }
          onOpen={() => onDetail(row.id)}
        />
      )}
    </RecordDays>
  )
}
