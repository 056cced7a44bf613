/** Hours that zones are ahead of UTC, of those that have kept to them all of the year since 1992. */
const hours: ReadonlyMap<string, number> = new Map([
  ['UTC', 0],
  ['Asia/Shanghai', 8],
  ['Asia/Hong_Kong', 8],
  ['Asia/Macau', 8],
  ['Asia/Taipei', 8],
  ['Asia/Singapore', 8],
])

const since = Date.UTC(1992, 0)
const before = Date.UTC(9999, 0)

/**
 * How many hours a zone is ahead of UTC at a time in ms, where that takes no calendar; null where only the browser's own knows.
 * What a browser knows of languages and calendars is read with the first use of `Intl`, of whatever kind, which keeps a
 * slow phone busy for some 100 ms.
 */
export function knownOffset(timeZone: string, at: number): number | null {
  return (at >= since && at < before ? hours.get(timeZone) : undefined) ?? null
}
