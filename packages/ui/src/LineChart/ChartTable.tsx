import { focusWhenScrollable } from '../focus/focusWhenScrollable.ts'
import type { ChartSeries } from './chartSeries.ts'
import styles from './LineChart.module.css'

export interface ChartTableProps {
  /** Names the table. */
  label: string
  /** The names of the rows. */
  places: readonly string[]
  /** Heads the column of places. */
  placesLabel: string
  /** One column each. */
  series: readonly ChartSeries[]
  /** Writes a value as it is shown. */
  formatValue: (fen: bigint) => string
  /** In px, at most; it scrolls beyond. */
  height: number
}

/** The numbers of a chart, row by row. */
export function ChartTable({ label, places, placesLabel, series, formatValue, height }: ChartTableProps) {
  return (
    <div ref={focusWhenScrollable} className={styles['scroll']} style={{ maxBlockSize: height + 60 }}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{placesLabel}</th>
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place, index) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              {series.map(({ id, values }) => {
                const value = values[index] ?? null
                return <td key={id}>{value === null ? '—' : formatValue(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
