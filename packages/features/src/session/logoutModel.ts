import type { Navigate } from '../routing/navigate.ts'

/** Logging out; it completes on this device even when the server cannot be reached (D5). */
export interface LogoutModel {
  readonly status: 'idle' | 'busy'
  readonly onLogout: () => void
}

export interface LogoutOptions {
  readonly navigate: Navigate
}
