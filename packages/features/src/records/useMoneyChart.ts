import type { ChartStep } from '@koi/contract/movement'
import { m } from '@koi/i18n'
import { asFailure, recordApi } from '@koi/store'
import type { ChartSeries } from '@koi/ui'
import { useFailureText } from '../errors/failureText.ts'
import { boundsOf, type RangeFilter } from './useRangeFilter.ts'
import type { DateSpan } from '@koi/api-core/dates'

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

/** The chart of a member's money over a range. */
export function useMoneyChart({ range, span, skip }: MoneyChartOptions): MoneyChart {
  const textOf = useFailureText()
  const single = range.from !== '' && range.from === range.to
  const query = recordApi.endpoints.moneyChart.useQuery(boundsOf(span), { skip: skip || single })
  const readAgain = async () => {
    if (!query.isUninitialized) await query.refetch()
  }
  if (single) return { chart: null, readAgain }
  const { currentData, isFetching } = query
  const failure = asFailure(query.error)
  if (!currentData) {
    if (!failure || isFetching) return { chart: { status: 'loading' }, readAgain }
    const onRetry = () => void query.refetch()
    return { chart: { status: 'error', message: textOf(failure), onRetry }, readAgain }
  }
  const { step, items } = currentData
  return {
    readAgain,
    chart: {
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
    },
  }
}
