/**
 * Date ranges offered in records (D12).
 *
 * @example
 * ```ts
 * DATE_PRESETS.last7Days // 2
 * ```
 */
export const DATE_PRESETS = { none: -1, today: 0, yesterday: 1, last7Days: 2, last30Days: 3 } as const
