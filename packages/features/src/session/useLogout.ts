import type { LogoutModel } from './logoutModel.ts'

export function useLogout(): LogoutModel {
  throw new Error('useLogout is not built yet')
}
