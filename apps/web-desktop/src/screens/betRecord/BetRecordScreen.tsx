import { RefreshButton } from '@koi/features/loading'
import {
  BetFilterFields,
  BetList,
  type BetRecordModel,
  BetTotals,
  ExportButton,
  RangeNotice,
  useBetRecord,
} from '@koi/features/records'
import { pageTitles } from '@koi/features/routing'
import { Card } from '@koi/ui'
import { useSearchParams } from 'react-router-dom'
import { Page, PageActions } from '../../layout/Page.tsx'
import { BetTable } from './BetTable.tsx'

/** `/user/betRecord`. */
export function BetRecordScreen() {
  const [params, setParams] = useSearchParams()
  return <BetRecordView record={useBetRecord({ url: { params, setParams } })} />
}

export interface BetRecordViewProps {
  readonly record: BetRecordModel
}

/** The filters and their totals above a table of the rounds. */
export function BetRecordView({ record }: BetRecordViewProps) {
  return (
    <Page
      title={pageTitles.betRecord()}
      actions={
        <PageActions>
          <ExportButton model={record.file} disabled={record.status !== 'ready'} />
          {record.status === 'ready' || record.status === 'empty' ? <RefreshButton model={record} /> : null}
        </PageActions>
      }
    >
      <BetFilterFields filters={record.filters} />
      <RangeNotice filter={record.filters} />
      <BetTotals record={record} />
      <Card padding="none">
        <BetList record={record} skeleton={<BetTable rows={[]} loading />}>
          {({ rows, total, place, onDetail }) => (
            <BetTable rows={rows} total={total} place={place} onDetail={onDetail} />
          )}
        </BetList>
      </Card>
    </Page>
  )
}
