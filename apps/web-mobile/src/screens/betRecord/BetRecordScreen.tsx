import { BetFilterFields, BetList, type BetRecordModel, BetTotals, useBetRecord } from '@koi/features/records'
import { pageTitles } from '@koi/features/routing'
import { Skeleton } from '@koi/ui'
import { useSearchParams } from 'react-router-dom'
import { RecordScreen } from '../../layout/RecordScreen.tsx'
import { BetDays } from './BetDays.tsx'

/** `/user/betRecord`: every filter lives in the address. */
export function BetRecordScreen() {
  const [params, setParams] = useSearchParams()
  return <BetRecordView record={useBetRecord({ url: { params, setParams } })} />
}

export interface BetRecordViewProps {
  readonly record: BetRecordModel
}

/** The totals and the rounds by day. */
export function BetRecordView({ record }: BetRecordViewProps) {
  const { filters } = record
  return (
    <RecordScreen
      title={pageTitles.betRecord()}
      filters={filters}
      filtered={filters.venue !== null || filters.state !== null}
      file={{ model: record.file, disabled: record.status !== 'ready' }}
      fields={<BetFilterFields filters={filters} />}
      refresh={record.status === 'ready' || record.status === 'empty' ? record : null}
    >
      <BetTotals record={record} />
      <BetList
        record={record}
        skeleton={
          <div aria-busy="true">
            <Skeleton shape="box" height={420} />
          </div>
        }
      >
        {({ rows, total, place, onDetail }) => (
          <BetDays rows={rows} total={total} place={place} onDetail={onDetail} />
        )}
      </BetList>
    </RecordScreen>
  )
}
