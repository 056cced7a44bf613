import type { ListPlace, MovementRow } from '@koi/features/records'
import { pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import { RecordDays } from '../../layout/RecordDays.tsx'
import { RecordItem } from '../../layout/RecordItem.tsx'

interface MovementDaysProps {
  readonly rows: readonly MovementRow[]
  readonly total: number | undefined
  readonly place: ListPlace
  readonly onDetail: (id: string) => void
}

/** Movements of money under the day they happened on. */
export function MovementDays({ rows, total, place, onDetail }: MovementDaysProps) {
  return (
    <RecordDays
      label={pageTitles.transactions()}
      rows={rows}
      total={total}
      place={place}
      timeOf={(row) => row.time}
    >
      {({ id, title, about, amount, cash }, time) => (
        <RecordItem
          name={title}
          value={<Money fen={amount} signed />}
          meta={about === null ? time : `${time} · ${about}`}
          extra={cash ? undefined : m.records_movement_bonuses()}
          onOpen={() => onDetail(id)}
        />
      )}
    </RecordDays>
  )
}
