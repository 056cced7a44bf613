import { formatDateTime } from '@koi/api-core/dates'

const minute = 60_000

/**
 * How a time zone is written after a time in ms, by its distance from Greenwich.
 *
 * @throws RangeError when the zone is unknown or the time invalid
 *
 * @example
 * ```ts
 * zoneLabel('Asia/Shanghai', Date.now()) // 'GMT+8'
 * ```
 */
export function zoneLabel(timeZone: string, at: number): string {
  const zoned = Date.parse(`${formatDateTime(at, { timeZone }).replace(' ', 'T')}Z`)
  const ahead = Math.round((zoned - at) / minute)
  if (ahead === 0) return 'GMT'
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `GMT${ahead < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}
