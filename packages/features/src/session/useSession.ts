import { isShownToMember, memberApi, useStoreSelector } from '@koi/store'

/**
 * A guest, or a member; `account` is null until the member's data has loaded, and while the page asks to log in again
 * because the session was lost.
 */
export type SessionModel =
  | { readonly status: 'guest' }
  | { readonly status: 'member'; readonly account: string | null; readonly vipLevel: number | null }

/** The current session. */
export function useSession(): SessionModel {
  const isMember = useStoreSelector(isShownToMember)
  const { currentData: data } = memberApi.endpoints.member.useQueryState()
  if (!isMember) return { status: 'guest' }
  return { status: 'member', account: data?.account ?? null, vipLevel: data?.vipLevel ?? null }
}
