import styles from './LineChart.module.css'

const shapes = [
  'M5 1a4 4 0 1 1 0 8a4 4 0 1 1 0-8z',
  'M1.5 1.5h7v7h-7z',
  'M5 .4L9.6 5L5 9.6L.4 5z',
  'M5 .8L9.5 8.8H.5z',
] as const

export interface ChartMarkerProps {
  /** Which line it belongs to, from 0. */
  index: number
}

/** The shape of a line: disc, square, diamond, triangle. */
export function ChartMarker({ index }: ChartMarkerProps) {
  return (
    <svg viewBox="0 0 10 10" className={styles['marker']} data-line={index % shapes.length} aria-hidden>
      <path d={shapes[index % shapes.length] ?? shapes[0]} />
    </svg>
  )
}
