import { type Movement, type MovementCategory, movementCategories } from '@koi/contract/movement'
import { recordApi, updateMovements, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useMemo, useState } from 'react'
import { type UrlState, withParams } from '../routing/address.ts'
import { useBrand } from '../runtime/brand.ts'
import { movementColumns } from './csvColumns.ts'
import { type MovementRow, movementRow } from './movementRow.ts'
import { type ExportModel, useExport } from './useExport.ts'
import { type MoneyChartModel, useMoneyChart } from './useMoneyChart.ts'
import { rowsByPage } from './rowsByPage.ts'
import { type RecordPages, useRecordPages } from './useRecordPages.ts'
import { boundsOf, type RangeFilter, useRangeFilter } from './useRangeFilter.ts'

export interface MovementFilters extends RangeFilter {
  /** Null for all of them. */
  readonly category: MovementCategory | null
  readonly onCategory: (category: MovementCategory | null) => void
}

export interface MovementsModel extends RecordPages<MovementRow> {
  readonly filters: MovementFilters
  /** Over the whole filter, of cash alone; null while they are not known. */
  readonly totals: {
    readonly incoming: bigint
    readonly outgoing: bigint
    readonly net: bigint
    readonly count: number
  } | null
  /** Null where the range is a single day. */
  readonly chart: MoneyChartModel | null
  /** The movement whose detail is open. */
  readonly detail: MovementRow | null
  readonly onDetail: (id: string | null) => void
  readonly file: ExportModel
}

const pageSize = 30
const exportPageSize = 100

/** The movements of the member's money by time and category, with totals over the whole filter. Filters live in the address. */
export function useMovements({ url }: { readonly url: UrlState }): MovementsModel {
  const { timeZone } = useBrand()
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
  const arg = { ...filter, page_size: pageSize }
  const { isError } = recordApi.endpoints.movements.useInfiniteQueryState(arg, { skip: !member })
  const query = recordApi.endpoints.movements.useInfiniteQuery(arg, {
    skip: !member,
    refetchOnReconnect: isError,
  })
  const { chart, readAgain } = useMoneyChart({ range, span, skip: !member })
  const rowsOf = useMemo(() => rowsByPage((item: Movement) => movementRow(item, timeZone)), [timeZone])
  const update = async () => {
    const [failure] = await Promise.all([dispatch(updateMovements(arg)), readAgain()])
    return failure
  }
  const pages = useRecordPages({ query, update, rowsOf })
  const { list } = pages
  const newest = query.currentData?.pages[0]
  return {
    filters: {
      ...range,
      category,
      onCategory: (next) => setParams(withParams(params, { type: next }), { preventScrollReset: true }),
    },
    ...pages,
    chart,
    totals: newest ? { ...newest.totals, count: newest.total } : null,
    detail: list.status === 'ready' ? (list.rows.find(({ id }) => id === detailId) ?? null) : null,
    onDetail,
    file,
  }
}
