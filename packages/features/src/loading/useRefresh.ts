import { useState } from 'react'

/** Reading again on the player's word: only that shows that it is under way. What is read anew by itself moves nothing. */
export interface RefreshModel {
  readonly refreshing: boolean
  readonly onRefresh: () => void
}

/** Reads again what a page shows when the player asks for it. */
export function useRefresh(read: () => PromiseLike<unknown>): RefreshModel {
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await read()
    setRefreshing(false)
  }
  return {
    refreshing,
    onRefresh: () => {
      if (!refreshing) void refresh()
    },
  }
}
