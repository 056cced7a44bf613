/**
 * Writes a moment of a time zone as `2026-11-21 20:41:07`, to the second and in no language: Swedish writes times as ISO
 * 8601 does.
 *
 * @throws RangeError when the zone is unknown or the time invalid
 */
export function zonedTime(timeZone: string): (time: string | Date | number) => string {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (time) => format.format(new Date(time))
}
