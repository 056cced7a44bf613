/** What a link-like item does when it is used. */
export const ACTIONS = { copy: 1, openNew: 2 } as const
