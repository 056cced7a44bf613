import type { UnreadModel } from './unreadModel.ts'

export function useUnread(): UnreadModel {
  throw new Error('useUnread is not built yet')
}
