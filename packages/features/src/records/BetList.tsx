import { m } from '@koi/i18n'
import { Empty, ErrorState, InfiniteScroll } from '@koi/ui'
import type { ReactNode } from 'react'
import { BetDetail } from './BetDetail.tsx'
import type { BetRecordModel } from './useBetRecord.ts'

export interface BetListProps {
  readonly record: BetRecordModel
  /** Shown while the rounds load. */
  readonly skeleton: ReactNode
  /** Renders the loaded rounds in the shell's layout. */
  readonly children: (record: Extract<BetRecordModel, { status: 'ready' }>) => ReactNode
}

/** The rounds with endless scrolling and the detail of one, or the loading, error or empty state. */
export function BetList({ record, skeleton, children }: BetListProps) {
  if (record.status === 'loading') return skeleton
  if (record.status === 'error')
    return (
      <ErrorState title={m.records_error_title()} description={record.message} onRetry={record.onRetry} />
    )
  if (record.status === 'empty')
    return <Empty title={m.records_empty_title()} description={m.records_empty_text()} />
  return (
    <>
      <InfiniteScroll
        hasMore={record.hasMore}
        loading={record.loadingMore}
        error={record.moreError}
        onMore={record.onMore}
      >
        {children(record)}
      </InfiniteScroll>
      <BetDetail row={record.detail} onClose={() => record.onDetail(null)} />
    </>
  )
}
