import { m } from '@koi/i18n'
import { Empty, InfiniteScroll, Skeleton } from '@koi/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../loading/Loaded.tsx'
import type { GiftOrder, GiftOrdersModel } from './useGiftOrders.ts'

export interface GiftOrdersProps {
  readonly model: GiftOrdersModel
  /** Renders what is loaded in the shell's layout. */
  readonly children: (orders: readonly GiftOrder[]) => ReactNode
}

/** The gifts that the member has had, or what there is instead. */
export function GiftOrders({ model, children }: GiftOrdersProps) {
  return (
    <Loaded
      model={model}
      errorTitle={m.gifts_record_error_title()}
      skeleton={<Skeleton shape="box" height={240} />}
      empty={<Empty title={m.gifts_record_empty_title()} description={m.gifts_record_empty_text()} />}
    >
      {(ready) => (
        <InfiniteScroll
          hasMore={ready.hasMore}
          loading={ready.loadingMore}
          error={ready.moreError}
          onMore={ready.onMore}
        >
          {children(ready.orders)}
        </InfiniteScroll>
      )}
    </Loaded>
  )
}
