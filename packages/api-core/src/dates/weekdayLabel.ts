import { WEEKDAY_LABELS } from '../constants/weekdayLabels.ts'

/**
 * The name of a weekday, 0 for Sunday to 6 for Saturday (D12).
 *
 * @throws RangeError for any other number
 *
 * @example
 * ```ts
 * weekdayLabel(0) // '星期日'
 * ```
 */
export function weekdayLabel(day: number): string {
  const label = WEEKDAY_LABELS[day]
  if (!label) throw new RangeError('Not a weekday')
  return label
}
