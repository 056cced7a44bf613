import type { ChartScale } from './chartScale.ts'

/** A line through the values; it breaks where one is missing. */
export function linePath(values: readonly (bigint | null)[], scale: ChartScale): string {
  let path = ''
  let pen = 'M'
  for (const [index, value] of values.entries()) {
    if (value === null) {
      pen = 'M'
      continue
    }
    path += `${pen}${scale.x(index).toFixed(3)} ${scale.y(value).toFixed(3)}`
    pen = 'L'
  }
  return path
}
