import { knownOffset } from './knownOffset.ts'

/** To make one takes twenty times as long as to use it, and a list asks for each of its times. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
  formats.set(timeZone, made)
  return made
}

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
  const hours = knownOffset(timeZone, at)
  if (hours !== null) return hours === 0 ? 'GMT' : `GMT+${hours}`
  const parts = formatOf(timeZone).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
