import { authApi, memberApi, useStoreSelector } from '@koi/store'
import type { Navigate } from '../routing/address.ts'
import { routes } from '../routing/pages.ts'

/** A guest, or a member; `account` is null until the member's data has loaded. */
export type SessionModel =
  | { readonly status: 'guest' }
  | { readonly status: 'member'; readonly account: string | null; readonly vipLevel: number | null }

/** Logging out; it completes on this device even when the server cannot be reached (D5). */
export interface LogoutModel {
  readonly status: 'idle' | 'busy'
  readonly onLogout: () => void
}

export interface LogoutOptions {
  readonly navigate: Navigate
}

/** The current session. */
export function useSession(): SessionModel {
  const status = useStoreSelector((state) => state.session.status)
  const { currentData: data } = memberApi.endpoints.member.useQueryState()
  if (status === 'guest') return { status }
  return { status, account: data?.account ?? null, vipLevel: data?.vipLevel ?? null }
}

/** Logs out and goes home. The session ends on this device even when the call fails (D5). */
export function useLogout({ navigate }: LogoutOptions): LogoutModel {
  const [logout, { isLoading }] = authApi.endpoints.logout.useMutation()
  const leave = async () => {
    await logout()
    await navigate(routes.home, { replace: true })
  }
  return {
    status: isLoading ? 'busy' : 'idle',
    onLogout: () => {
      if (!isLoading) void leave()
    },
  }
}
