/**
 * How a time zone is written after a time, by its distance from Greenwich.
 *
 * @example
 * ```ts
 * zoneLabel('Asia/Shanghai') // 'GMT+8'
 * ```
 */
export function zoneLabel(timeZone: string, at = Date.now()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
