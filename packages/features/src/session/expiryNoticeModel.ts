import type { Navigate } from '../routing/navigate.ts'

/** The one notice after a session has expired. */
export type ExpiryNoticeModel =
  | { readonly status: 'none' }
  | { readonly status: 'shown'; readonly text: string; readonly onDismiss: () => void }

export interface ExpiryNoticeOptions {
  readonly navigate: Navigate
}
