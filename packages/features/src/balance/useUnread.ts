import { memberApi, refreshAsked, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useEffect } from 'react'
import type { UnreadModel } from './unreadModel.ts'

/** How many messages wait; unknown for guests and after a failed refresh. */
export function useUnread(): UnreadModel {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { currentData: data, error } = memberApi.endpoints.messages.useQueryState()
  const dispatch = useStoreDispatch()
  useEffect(() => {
    if (member) dispatch(refreshAsked({ what: 'messages' }))
  }, [member, dispatch])
  return {
    count: member && error === undefined && data ? data.unread : null,
    onRefresh: () => dispatch(refreshAsked({ what: 'messages', force: true })),
  }
}
