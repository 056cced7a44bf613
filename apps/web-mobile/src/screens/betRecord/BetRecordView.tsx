import type { BetRecordModel } from '@koi/features/records'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Empty, ErrorState, IconButton, InfiniteScroll, PullToRefresh } from '@koi/ui'
import { FilterIcon } from '@koi/ui'
import { useState } from 'react'
import { Screen } from '../../layout/Screen.tsx'
import { BetDays } from './BetDays.tsx'
import { BetDetailSheet } from './BetDetailSheet.tsx'
import { BetRecordSkeleton } from './BetRecordSkeleton.tsx'
import { BetTotals } from './BetTotals.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { RangeTabs } from './RangeTabs.tsx'

function Rows({ record }: { readonly record: BetRecordModel }) {
  switch (record.status) {
    case 'loading':
      return <BetRecordSkeleton />
    case 'error':
      return (
        <ErrorState title={m.records_error_title()} description={record.message} onRetry={record.onRetry} />
      )
    case 'empty':
      return (
        <PullToRefresh refreshing={record.refreshing} onRefresh={record.onRefresh}>
          <Empty title={m.records_empty_title()} description={m.records_empty_text()} />
        </PullToRefresh>
      )
    default:
      return (
        <PullToRefresh refreshing={record.refreshing} onRefresh={record.onRefresh}>
          <BetTotals total={record.total} totals={record.totals} />
          <InfiniteScroll
            hasMore={record.hasMore}
            loading={record.loadingMore}
            error={record.moreError}
            onMore={record.onMore}
          >
            <BetDays rows={record.rows} onDetail={record.onDetail} />
          </InfiniteScroll>
          <BetDetailSheet row={record.detail} onClose={() => record.onDetail(null)} />
        </PullToRefresh>
      )
  }
}

/** The member's rounds by day, with the sums of the whole filter above them. */
export function BetRecordView({ record }: { readonly record: BetRecordModel }) {
  const [filtering, setFiltering] = useState(false)
  const { filters } = record
  const narrowed = filters.venue !== null || filters.state !== null
  return (
    <Screen
      title={m.records_title()}
      parent={routes.user}
      action={
        <IconButton
          icon={FilterIcon}
          label={m.records_filter()}
          badge={narrowed}
          onClick={() => setFiltering(true)}
        />
      }
    >
      <RangeTabs filters={filters} onCustom={() => setFiltering(true)} />
      <Rows record={record} />
      <FilterSheet open={filtering} filters={filters} onClose={() => setFiltering(false)} />
    </Screen>
  )
}
