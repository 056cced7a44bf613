import { m } from '@koi/i18n'
import { Empty, InfiniteScroll } from '@koi/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../loading/Loaded.tsx'
import { MovementDetail } from './MovementDetail.tsx'
import type { MovementRow } from './movementRow.ts'
import type { MovementsModel } from './useMovements.ts'

export interface MovementListProps {
  readonly movements: MovementsModel
  /** Shown while they load. */
  readonly skeleton: ReactNode
  /** Renders the loaded movements in the shell's layout. */
  readonly children: (rows: readonly MovementRow[]) => ReactNode
}

/** Movements with endless scrolling and the detail of one, or what there is instead. */
export function MovementList({ movements, skeleton, children }: MovementListProps) {
  const { list, detail, onDetail } = movements
  return (
    <Loaded
      model={list}
      errorTitle={m.records_error_title()}
      skeleton={skeleton}
      empty={<Empty title={m.records_movement_empty_title()} description={m.records_empty_text()} />}
    >
      {(ready) => (
        <>
          <InfiniteScroll
            hasMore={ready.hasMore}
            loading={ready.loadingMore}
            error={ready.moreError}
            onMore={ready.onMore}
          >
            {children(ready.rows)}
          </InfiniteScroll>
          <MovementDetail row={detail} onClose={() => onDetail(null)} />
        </>
      )}
    </Loaded>
  )
}
