/**
 * Weekday names, Sunday first, as `Date.prototype.getDay` counts.
 *
 * @example
 * ```ts
 * WEEKDAY_LABELS[0] // '星期日'
 * ```
 */
export const WEEKDAY_LABELS = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'] as const
