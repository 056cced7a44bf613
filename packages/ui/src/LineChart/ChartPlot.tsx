import type { PointerEvent } from 'react'
import { axisPlaces } from './axisPlaces.ts'
import { ChartMarker } from './ChartMarker.tsx'
import { chartScale } from './chartScale.ts'
import type { ChartSeries } from './chartSeries.ts'
import styles from './LineChart.module.css'
import { linePath } from './linePath.ts'
import { niceTicks } from './niceTicks.ts'

export interface ChartPlotProps {
  /** Names the chart. */
  label: string
  /** The names along the horizontal axis. */
  places: readonly string[]
  /** What is drawn. */
  series: readonly ChartSeries[]
  /** Writes a value as it is shown. */
  formatValue: (fen: bigint) => string
  /** Writes a value at the vertical axis. */
  formatTick: (fen: bigint) => string
  /** In px. */
  height: number
  /** The place that is read; null for none. */
  cursor: number | null
  /** Called with the index of the place that is looked at; null for none. */
  onCursor: (place: number | null) => void
}

const zero = BigInt(0)

/** The lines over their grid. The cursor follows the pointer; for keys and readers it is a range that says its place. */
export function ChartPlot(props: ChartPlotProps) {
  const { label, places, series, formatValue, formatTick, height, cursor, onCursor } = props
  const values = series.flatMap((line) => line.values.filter((value) => value !== null))
  const ticks = niceTicks(values)
  const last = places.length - 1
  const scale = chartScale(places.length, ticks)
  const at = Math.min(cursor ?? last, last)
  const said = series.map((line) => {
    const value = line.values[at] ?? null
    return `${line.label} ${value === null ? '—' : formatValue(value)}`
  })

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const part = (event.clientX - box.left) / (box.width || 1)
    onCursor(Math.min(last, Math.max(0, Math.round(part * last))))
  }
  return (
    <div className={styles['plot']}>
      <div className={styles['ticks']} aria-hidden>
        {ticks.map((tick) => (
          <span key={String(tick)} style={{ insetBlockStart: `${scale.y(tick)}%` }}>
            {formatTick(tick)}
          </span>
        ))}
        {ticks.map((tick) => (
          <i key={String(tick)}>{formatTick(tick)}</i>
        ))}
      </div>
      <div
        className={styles['area']}
        style={{ blockSize: height }}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={() => onCursor(null)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles['lines']} aria-hidden>
          {ticks.map((tick) => (
            <path
              key={String(tick)}
              d={`M0 ${scale.y(tick)}H100`}
              className={styles['rule']}
              data-zero={tick === zero || undefined}
            />
          ))}
          {cursor === null ? null : <path d={`M${scale.x(at)} 0V100`} className={styles['cursor']} />}
          {series.map((line, index) => (
            <path
              key={line.id}
              d={linePath(line.values, scale)}
              className={styles['line']}
              data-line={index % 4}
            />
          ))}
        </svg>
        <input
          type="range"
          className={styles['range']}
          aria-label={label}
          aria-valuetext={[places[at], ...said].join(' ')}
          min={0}
          max={last}
          value={at}
          onChange={(event) => onCursor(event.target.valueAsNumber)}
          onBlur={() => onCursor(null)}
        />
        {series.map((line, index) => {
          const value = line.values[at] ?? null
          if (value === null) return null
          return (
            <span
              key={line.id}
              className={styles['point']}
              style={{ insetInlineStart: `${scale.x(at)}%`, insetBlockStart: `${scale.y(value)}%` }}
            >
              <ChartMarker index={index} />
            </span>
          )
        })}
      </div>
      <div className={styles['places']} aria-hidden>
        {axisPlaces(places.length, 5).map((index) => (
          <span
            key={index}
            style={{ insetInlineStart: `${scale.x(index)}%` }}
            data-edge={
              places.length < 2 ? undefined : index === 0 ? 'start' : index === last ? 'end' : undefined
            }
          >
            {places[index]}
          </span>
        ))}
      </div>
    </div>
  )
}
