import { authApi } from '@koi/store'
import { routes } from '../routing/routes.ts'
import type { LogoutModel, LogoutOptions } from './logoutModel.ts'

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
