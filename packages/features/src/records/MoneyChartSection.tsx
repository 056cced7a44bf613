import { formatAmount } from '@koi/api-core/amount'
import type { ChartStep } from '@koi/contract/movement'
import { m } from '@koi/i18n'
import { Card, type ChartSeries, LineChart, Skeleton } from '@koi/ui'
import { Loaded } from '../loading/Loaded.tsx'
import styles from './MoneyChartSection.module.css'
import type { MoneyChartModel } from './useMoneyChart.ts'

export interface MoneyChartSectionProps {
  /** Null where there is nothing to compare. */
  readonly chart: MoneyChartModel | null
}

const height = 140

const titles: Readonly<Record<ChartStep, () => string>> = {
  day: m.records_chart_by_day,
  week: m.records_chart_by_week,
  month: m.records_chart_by_month,
}
const columns: Readonly<Record<ChartStep, () => string>> = {
  day: m.records_chart_day,
  week: m.records_chart_week,
  month: m.records_chart_month,
}

/** `11-21`, and `2026-11` of a month: the year is of no use where only one is shown. */
function placeOf(day: string, step: ChartStep): string {
  return step === 'month' ? day.slice(0, 7) : day.slice(5)
}

/** At the axis, where room is short, amounts are in whole yuan. */
function tickOf(fen: bigint): string {
  return formatAmount(fen).replace(/\.\d\d$/, '')
}

const movesNothing = (series: readonly ChartSeries[]) =>
  series.every(({ values }) => values.every((value) => value === null || String(value) === '0'))

/** Deposits, withdrawals and the net result of play by day, week or month. */
export function MoneyChartSection({ chart }: MoneyChartSectionProps) {
  if (chart === null) return null
  return (
    <Card className={styles['chart']}>
      <Loaded
        model={chart}
        errorTitle={m.records_chart_error()}
        skeleton={<Skeleton shape="box" height={height} />}
      >
        {({ step, places, series }) => (
          <LineChart
            label={titles[step]()}
            placesLabel={columns[step]()}
            places={places.map((day) => placeOf(day, step))}
            series={movesNothing(series) ? [] : series}
            formatValue={formatAmount}
            formatTick={tickOf}
            empty={m.records_chart_empty()}
            height={height}
          />
        )}
      </Loaded>
    </Card>
  )
}
