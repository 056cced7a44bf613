import { ChartMarker } from './ChartMarker.tsx'
import type { ChartSeries } from './chartSeries.ts'
import styles from './LineChart.module.css'

export interface ChartLegendProps {
  /** The place that is read. */
  place: string
  /** Its index. */
  at: number
  /** What the chart draws. */
  series: readonly ChartSeries[]
  /** Writes a value as it is shown. */
  formatValue: (fen: bigint) => string
}

/** The lines by name, each with its value at the place of the cursor: what the shapes mean and what they say at once. */
export function ChartLegend({ place, at, series, formatValue }: ChartLegendProps) {
  return (
    <dl className={styles['legend']}>
      {series.map(({ id, label, values }, index) => {
        const value = values[at] ?? null
        return (
          <div key={id}>
            <dt>
              <ChartMarker index={index} />
              {label}
            </dt>
            <dd>{value === null ? '—' : formatValue(value)}</dd>
          </div>
        )
      })}
      <div className={styles['place']}>
        <dt />
        <dd>{place}</dd>
      </div>
    </dl>
  )
}
