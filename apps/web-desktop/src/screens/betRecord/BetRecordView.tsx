import type { BetRecordModel } from '@koi/features/records'
import { m } from '@koi/i18n'
import { Card, Empty, ErrorState, PageHeading } from '@koi/ui'
import { BetDetail } from './BetDetail.tsx'
import { BetFilterBar } from './BetFilterBar.tsx'
import { BetTable } from './BetTable.tsx'
import { BetTableSkeleton } from './BetTableSkeleton.tsx'
import { BetTotals } from './BetTotals.tsx'
import styles from './BetRecordView.module.css'

export interface BetRecordViewProps {
  readonly record: BetRecordModel
}

/** Every round: what to look at, what it adds up to, and the rounds themselves. */
export function BetRecordView({ record }: BetRecordViewProps) {
  const ready = record.status === 'ready' ? record : null
  return (
    <div className={styles['screen']}>
      <PageHeading className={styles['title']}>{m.records_title()}</PageHeading>
      <BetFilterBar filters={record.filters} />
      <BetTotals {...sums(record)} />
      <Card padding="none">
        {record.status === 'loading' && <BetTableSkeleton />}
        {record.status === 'error' && (
          <ErrorState title={m.records_error_title()} description={record.message} onRetry={record.onRetry} />
        )}
        {record.status === 'empty' && (
          <Empty title={m.records_empty_title()} description={m.records_empty_text()} />
        )}
        {ready && <BetTable record={ready} />}
      </Card>
      {ready && <BetDetail row={ready.detail} onClose={() => ready.onDetail(null)} />}
    </div>
  )
}

const nothing = { stake: 0n, payout: 0n, net: 0n }

function sums(record: BetRecordModel) {
  if (record.status === 'ready') return { totals: record.totals, count: record.total }
  return record.status === 'empty' ? { totals: nothing, count: 0 } : { totals: null, count: null }
}
