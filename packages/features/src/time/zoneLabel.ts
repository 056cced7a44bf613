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
 * How a time zone is written after a time, by its distance from Greenwich.
 *
 * @example
 * ```ts
 * zoneLabel('Asia/Shanghai') // 'GMT+8'
 * ```
 */
export function zoneLabel(timeZone: string, at = Date.now()): string {
  const parts = formatOf(timeZone).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
