import { InfiniteScroll, List, Skeleton } from '@koi/ui'
import type { ReactNode } from 'react'
import { Loaded } from './Loaded.tsx'
import type { PagedModel } from './pagedModel.ts'
import styles from './PagedList.module.css'

export interface PagedListProps<Row> {
  readonly model: PagedModel<Row>
  readonly errorTitle: string
  /** What stands there when there is nothing. */
  readonly empty: ReactNode
  /** A `ListItem` with its key. */
  readonly children: (row: Row) => ReactNode
}

/** Rows under each other that load on, or what there is instead. */
export function PagedList<Row>({ model, errorTitle, empty, children }: PagedListProps<Row>) {
  return (
    <Loaded
      model={model}
      errorTitle={errorTitle}
      empty={empty}
      skeleton={
        <div className={styles['skeleton']}>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} lines={2} />
          ))}
        </div>
      }
    >
      {(ready) => (
        <InfiniteScroll
          hasMore={ready.hasMore}
          loading={ready.loadingMore}
          error={ready.moreError}
          onMore={ready.onMore}
        >
          <List>{ready.rows.map((row) => children(row))}</List>
        </InfiniteScroll>
      )}
    </Loaded>
  )
}
