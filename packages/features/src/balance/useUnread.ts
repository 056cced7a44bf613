import { memberApi, refreshRequested, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useEffect } from 'react'

/** The number of unread messages; null when it is not known. */
export interface UnreadModel {
  readonly count: number | null
  readonly onRefresh: () => void
}

/** Counts unread messages; unknown for guests and after a failed refresh. */
export function useUnread(): UnreadModel {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { currentData: data, error } = memberApi.endpoints.messages.useQueryState()
  const dispatch = useStoreDispatch()
  useEffect(() => {
    if (member) dispatch(refreshRequested({ what: 'messages' }))
  }, [member, dispatch])
  return {
    count: member && error === undefined && data ? data.unread : null,
    onRefresh: () => dispatch(refreshRequested({ what: 'messages', force: true })),
  }
}
