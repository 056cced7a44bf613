import { lazy, Suspense } from 'react'
import { classNames } from '../css/classNames.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './LineChart.module.css'
import type { LineChartDrawingProps } from './LineChartDrawing.tsx'

// Few screens show a chart; its code comes with the first one.
const Drawing = lazy(async () => ({ default: (await import('./LineChartDrawing.tsx')).LineChartDrawing }))

export interface LineChartProps extends Omit<LineChartDrawingProps, 'height'> {
  /** Height of the drawing in px; 240 by default. */
  height?: number | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/**
 * Amounts over time. Each line has a colour, a dash and a shape of its own; a cursor reads the values of a place by
 * pointer, finger or arrow keys; the same numbers are there as a table.
 */
export function LineChart({ height = 240, className, ...rest }: LineChartProps) {
  return (
    <div className={classNames(styles['root'], className)}>
      <Suspense fallback={<Skeleton shape="box" height={height} />}>
        <Drawing {...rest} height={height} />
      </Suspense>
    </div>
  )
}
