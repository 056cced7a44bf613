/** The levels that have a badge: `vip/0` to `vip/10`. */
export const vipLevels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
