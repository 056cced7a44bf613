import { sumFen } from '@koi/api-core/amount'
import type { DateSpan } from '@koi/api-core/dates'
import type { Reply } from '@koi/contract'
import type { ChartStep, moneyChart } from '@koi/contract/movement'
import { m } from '@koi/i18n'
import { asFailure, recordApi, useStoreSelector } from '@koi/store'
import type { ChartSeries } from '@koi/ui'
import { useFailureText } from '../errors/failureText.ts'
import { boundsOf, type RangeFilter } from './useRangeFilter.ts'

/** Deposits, withdrawals and the net result of play over the range of a record; amounts in fen. */
export type MoneyChartModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly step: ChartStep
      /** The days that its points begin with, `2026-11-21`. */
      readonly places: readonly string[]
      readonly series: readonly ChartSeries[]
    }

/** What the chart is asked for; null where there is nothing to compare: a range of a single day. */
export interface MoneyChart {
  readonly chart: MoneyChartModel | null
  readonly readAgain: () => PromiseLike<unknown>
}

export interface MoneyChartOptions {
  readonly range: RangeFilter
  readonly span: DateSpan | null
  readonly skip: boolean
}

interface ChartQuery {
  readonly currentData?: Reply<typeof moneyChart> | undefined
  readonly error?: Parameters<typeof asFailure>[0]
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

function useChartModel({ currentData, error, isFetching, refetch }: ChartQuery): MoneyChartModel {
  const textOf = useFailureText()
  const failure = asFailure(error)
  if (!currentData) {
    if (!failure || isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void refetch() }
  }
  const { step, items } = currentData
  return {
    status: 'ready',
    step,
    places: items.map(({ day }) => day),
    series: [
      { id: 'deposits', label: m.records_movement_deposits(), values: items.map((item) => item.deposits) },
      {
        id: 'withdrawals',
        label: m.records_movement_withdrawals(),
        values: items.map((item) => item.withdrawals),
      },
      { id: 'net', label: m.records_net(), values: items.map((item) => item.net) },
    ],
  }
}

/** The chart of a member's money over a range. */
export function useMoneyChart({ range, span, skip }: MoneyChartOptions): MoneyChart {
  const single = range.from !== '' && range.from === range.to
  const query = recordApi.endpoints.moneyChart.useQuery(boundsOf(span), { skip: skip || single })
  const chart = useChartModel(query)
  const readAgain = async () => {
    if (!query.isUninitialized) await query.refetch()
  }
  return { chart: single ? null : chart, readAgain }
}

/** A member's money over all that records show: the chart, and what it adds up to; null while that is not known. */
export interface MoneyYearModel {
  readonly chart: MoneyChartModel
  readonly sums: { readonly deposits: bigint; readonly withdrawals: bigint; readonly net: bigint } | null
}

/** The money of the last twelve months, as it is now. */
export function useMoneyYear(): MoneyYearModel {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const query = recordApi.endpoints.moneyChart.useQuery(
    {},
    { skip: !member, refetchOnMountOrArgChange: true },
  )
  const chart = useChartModel(query)
  const items = query.currentData?.items
  const sum = (key: 'deposits' | 'withdrawals' | 'net') => sumFen((items ?? []).map((item) => item[key]))
  return {
    chart,
    sums: items ? { deposits: sum('deposits'), withdrawals: sum('withdrawals'), net: sum('net') } : null,
  }
}
