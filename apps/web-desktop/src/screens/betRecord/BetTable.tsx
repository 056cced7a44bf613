import type { BetRecordModel } from '@koi/features/records'
import { m } from '@koi/i18n'
import { InfiniteScroll, Table } from '@koi/ui'
import { betColumns } from './betColumns.tsx'

export interface BetTableProps {
  readonly record: Extract<BetRecordModel, { status: 'ready' }>
}

/** The rounds, the newest first; more come as the end nears. */
export function BetTable({ record }: BetTableProps) {
  return (
    <InfiniteScroll
      hasMore={record.hasMore}
      loading={record.loadingMore}
      error={record.moreError}
      onMore={record.onMore}
    >
      <Table
        caption={m.records_title()}
        columns={betColumns()}
        rows={record.rows}
        rowKey={(row) => row.id}
        onRowAction={(row) => record.onDetail(row.id)}
        rowActionLabel={(row) => `${m.records_detail_title()} ${row.placedText} ${row.gameName}`}
      />
    </InfiniteScroll>
  )
}
