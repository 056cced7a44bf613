/**
 * What a link-like item does when it is used.
 *
 * @example
 * ```ts
 * ACTIONS.openNew // 2
 * ```
 */
export const ACTIONS = { copy: 1, openNew: 2 } as const
