/** How many messages are unread; null when that is not known. */
export interface UnreadModel {
  readonly count: number | null
  readonly onRefresh: () => void
}
