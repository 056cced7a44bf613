/** The member's data whose refreshes are throttled (D7). */
export type Refreshable = 'member' | 'balance' | 'messages'
