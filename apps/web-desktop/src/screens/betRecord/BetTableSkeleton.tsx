import { m } from '@koi/i18n'
import { Table } from '@koi/ui'
import { betColumns } from './betColumns.tsx'

/** The table before its rounds are known. */
export function BetTableSkeleton() {
  return (
    <Table
      caption={m.records_title()}
      columns={betColumns()}
      rows={[]}
      rowKey={(row) => row.id}
      loadingRows={10}
    />
  )
}
