import { useId, useState, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { ChartPlot } from './ChartPlot.tsx'
import type { ChartSeries } from './chartSeries.ts'
import { ChartTable } from './ChartTable.tsx'
import styles from './LineChart.module.css'

export interface LineChartDrawingProps {
  /** What the chart shows. */
  label: string
  /** The places of the axis, in order: days, as they are read. */
  places: readonly string[]
  /** What the places are, the head of the table's first column. */
  placesLabel: string
  /** Up to four lines, each with a value for every place. */
  series: readonly ChartSeries[]
  /** Writes an amount (integer fen) in the readout and the table. */
  formatValue: (fen: bigint) => string
  /** Writes an amount at the axis, where room is short; as `formatValue` by default. */
  formatTick?: ((fen: bigint) => string) | undefined
  /** Said where there is no value at all. */
  empty: ReactNode
  /** Height of the drawing in px. */
  height: number
}

/** The chart itself: its lines with their readout, or the same as a table. */
export function LineChartDrawing({
  label,
  places,
  placesLabel,
  series,
  formatValue,
  formatTick = formatValue,
  empty,
  height,
}: LineChartDrawingProps) {
  const { labels } = useUi()
  const titleId = useId()
  const [asTable, setAsTable] = useState(false)
  const [cursor, setCursor] = useState<number | null>(null)
  const last = places.length - 1
  const at = Math.min(cursor ?? last, last)
  if (series.every(({ values }) => values.every((value) => value === null)))
    return (
      <div className={styles['none']} style={{ minBlockSize: height }}>
        <Empty title={empty} size="small" />
      </div>
    )
  return (
    <figure className={styles['chart']} aria-labelledby={titleId}>
      <div className={styles['top']}>
        <figcaption id={titleId} className={styles['title']}>
          {label}
        </figcaption>
        <Button size="small" variant="ghost" onClick={() => setAsTable(!asTable)}>
          {asTable ? labels.asChart : labels.asTable}
        </Button>
      </div>
      {asTable ? (
        <ChartTable
          label={label}
          places={places}
          placesLabel={placesLabel}
          series={series}
          formatValue={formatValue}
          height={height}
        />
      ) : (
        <>
          <ChartLegend place={places[at] ?? ''} at={at} series={series} formatValue={formatValue} />
          <ChartPlot
            label={label}
            places={places}
            series={series}
            formatValue={formatValue}
            formatTick={formatTick}
            height={height}
            cursor={cursor}
            onCursor={setCursor}
          />
        </>
      )}
    </figure>
  )
}
