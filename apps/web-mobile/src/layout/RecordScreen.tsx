import {
  ExportButton,
  type ExportButtonProps,
  type RangeChoice,
  type RangeFilter,
  RangeNotice,
} from '@koi/features/records'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, FilterIcon, IconButton, Modal, Segmented } from '@koi/ui'
import { type ReactNode, useState } from 'react'
import { PulledPage } from './PulledPage.tsx'
import styles from './RecordScreen.module.css'
import { Screen } from './Screen.tsx'

export interface RecordScreenProps {
  readonly title: string
  readonly filters: RangeFilter
  /** Something beside the time is filtered by. */
  readonly filtered: boolean
  readonly file: ExportButtonProps
  /** Every filter, for the sheet. */
  readonly fields: ReactNode
  /** Reads it again when it is pulled down; null while there is nothing to read again. */
  readonly refresh: { readonly refreshing: boolean; readonly onRefresh: () => void } | null
  readonly children: ReactNode
}

/** The frame of a record: the days in tabs above it, every filter in a sheet. */
export function RecordScreen({
  title,
  filters,
  filtered,
  file,
  fields,
  refresh,
  children,
}: RecordScreenProps) {
  const [filtering, setFiltering] = useState(false)
  return (
    <Screen
      title={title}
      parent={routes.user}
      action={
        <IconButton
          icon={FilterIcon}
          label={m.records_filter()}
          badge={filtered}
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
      <RangeNotice filter={filters} />
      {refresh ? (
        <PulledPage refreshing={refresh.refreshing} onRefresh={refresh.onRefresh}>
          {children}
        </PulledPage>
      ) : (
        children
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
        {fields}
        <div className={styles['export']}>
          <ExportButton {...file} />
        </div>
      </Modal>
    </Screen>
  )
}
