import { type MovementCategory, movementCategories } from '@koi/contract/movement'
import { recordApi, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import { type PagedModel, pagedModel } from '../loading/pagedModel.ts'
import { useRefresh } from '../loading/useRefresh.ts'
import { type UrlState, withParams } from '../routing/address.ts'
import { useBrand } from '../runtime/brand.ts'
import { movementColumns } from './csvColumns.ts'
import { type MovementRow, movementRow } from './movementRow.ts'
import { type ExportModel, useExport } from './useExport.ts'
import { boundsOf, type RangeFilter, useRangeFilter } from './useRangeFilter.ts'

export interface MovementFilters extends RangeFilter {
  /** Null for all of them. */
  readonly category: MovementCategory | null
  readonly onCategory: (category: MovementCategory | null) => void
}

export interface MovementsModel {
  readonly filters: MovementFilters
  readonly list: PagedModel<MovementRow>
  /** Over the whole filter, of cash alone; null while they are not known. */
  readonly totals: {
    readonly incoming: bigint
    readonly outgoing: bigint
    readonly net: bigint
    readonly count: number
  } | null
  /** The movement whose detail is open. */
  readonly detail: MovementRow | null
  readonly onDetail: (id: string | null) => void
  readonly file: ExportModel
  readonly refreshing: boolean
  readonly onRefresh: () => void
}

const pageSize = 20
const exportPageSize = 100

/** The movements of the member's money by time and category, with totals over the whole filter. Filters live in the address. */
export function useMovements({ url }: { readonly url: UrlState }): MovementsModel {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { range, span } = useRangeFilter(url)
  const { params, setParams } = url
  const category = movementCategories.find((one) => one === params.get('type')) ?? null
  const [detailId, onDetail] = useState<string | null>(null)
  const filter = { ...boundsOf(span), category: category ?? undefined }
  const dispatch = useStoreDispatch()
  const file = useExport({
    readPage: (after, page) =>
      dispatch(
        recordApi.endpoints.movementPage.initiate(
          { ...filter, page, after, page_size: exportPageSize },
          { subscribe: false, forceRefetch: true },
        ),
      ),
    idOf: ({ id }) => id,
    columns: () => movementColumns(timeZone),
    fileName: `koi-transactions-${range.from || 'all'}-${range.to || range.maxDay}`,
  })
  const query = recordApi.endpoints.movements.useInfiniteQuery(
    { ...filter, page_size: pageSize },
    { skip: !member },
  )
  const refresh = useRefresh(() => query.refetch())
  const list = pagedModel(query, {
    textOf,
    toRow: (item) => movementRow(item, timeZone),
    keyOf: ({ id }) => id,
  })
  const last = query.currentData?.pages.at(-1)
  return {
    filters: {
      ...range,
      category,
      onCategory: (next) => setParams(withParams(params, { type: next }), { preventScrollReset: true }),
    },
    list,
    totals: last ? { ...last.totals, count: last.total } : null,
    detail: list.status === 'ready' ? (list.rows.find(({ id }) => id === detailId) ?? null) : null,
    onDetail,
    file,
    ...refresh,
  }
}
