import { authApi } from '@koi/store'
import type { LogoutModel } from './logoutModel.ts'

/** Logs out. The session ends on this device even when the call fails (D5). */
export function useLogout(): LogoutModel {
  const [logout, { isLoading }] = authApi.endpoints.logout.useMutation()
  return {
    status: isLoading ? 'busy' : 'idle',
    onLogout: () => {
      if (!isLoading) void logout()
    },
  }
}
