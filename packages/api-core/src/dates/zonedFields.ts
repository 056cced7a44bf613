const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const

/** What a wall clock shows, month from 1. */
export type ZonedFields = Record<(typeof PARTS)[number], number>

/**
 * Makes a reader of the wall clock of a time zone.
 *
 * @throws RangeError when the zone is unknown; the reader throws one for an invalid time
 */
export function zonedFields(timeZone: string): (ms: number) => ZonedFields {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (ms) => {
    const fields: ZonedFields = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
    for (const { type, value } of format.formatToParts(ms)) {
      const part = PARTS.find((name) => name === type)
      if (part) fields[part] = Number(value)
    }
    return fields
  }
}
