import { memberApi, useStoreSelector } from '@koi/store'

/** A guest, or a member; `account` is null until the member's data has loaded. */
export type SessionModel =
  | { readonly status: 'guest' }
  | { readonly status: 'member'; readonly account: string | null; readonly vipLevel: number | null }

/** The current session. */
export function useSession(): SessionModel {
  const status = useStoreSelector((state) => state.session.status)
  const { currentData: data } = memberApi.endpoints.member.useQueryState()
  if (status === 'guest') return { status }
  return { status, account: data?.account ?? null, vipLevel: data?.vipLevel ?? null }
}
