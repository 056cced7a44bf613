import {
  BetFilterFields,
  BetList,
  type BetRecordModel,
  BetTotals,
  type RangeChoice,
  useBetRecord,
} from '@koi/features/records'
import { pages, routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, FilterIcon, IconButton, Modal, PullToRefresh, Segmented, Skeleton } from '@koi/ui'
import { useState } from 'react'
import { Screen } from '../../layout/Screen.tsx'
import { BetDays } from './BetDays.tsx'
import { useSearchParams } from 'react-router-dom'

/** `/user/betRecord`: every filter lives in the address. */
export function BetRecordScreen() {
  const [params, setParams] = useSearchParams()
  return <BetRecordView record={useBetRecord({ url: { params, setParams } })} />
}

export interface BetRecordViewProps {
  readonly record: BetRecordModel
}

/** The totals and the rounds by day; the days in tabs above them, every filter in a sheet. */
export function BetRecordView({ record }: BetRecordViewProps) {
  const [filtering, setFiltering] = useState(false)
  const { filters } = record
  const content = (
    <>
      <BetTotals record={record} />
      <BetList
        record={record}
        skeleton={
          <div aria-busy="true">
            <Skeleton shape="box" height={420} />
          </div>
        }
      >
        {(rows, onDetail) => <BetDays rows={rows} onDetail={onDetail} />}
      </BetList>
    </>
  )
  return (
    <Screen
      title={pages.betRecord.title()}
      parent={routes.user}
      action={
        <IconButton
          icon={FilterIcon}
          label={m.records_filter()}
          badge={filters.venue !== null || filters.state !== null}
          onClick={() => setFiltering(true)}
        />
      }
    >
      <Segmented<RangeChoice>
        label={m.records_range()}
        value={filters.range}
        options={[...filters.presets, { value: 'custom', label: m.records_custom() }]}
        onValueChange={(range) => (range === 'custom' ? setFiltering(true) : filters.onRange(range))}
      />
      {record.status === 'ready' || record.status === 'empty' ? (
        <PullToRefresh refreshing={record.refreshing} onRefresh={record.onRefresh}>
          {content}
        </PullToRefresh>
      ) : (
        content
      )}
      <Modal
        open={filtering}
        title={m.records_filter()}
        onClose={() => setFiltering(false)}
        actions={
          <Button variant="primary" onClick={() => setFiltering(false)}>
            {m.records_apply()}
          </Button>
        }
      >
        <BetFilterFields filters={filters} />
      </Modal>
    </Screen>
  )
}
