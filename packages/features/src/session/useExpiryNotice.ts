import { m } from '@koi/i18n'
import { expiryDismissed, useStoreDispatch, useStoreSelector } from '@koi/store'

/** The one notice after a session has expired. */
export type ExpiryNoticeModel =
  | { readonly status: 'none' }
  | { readonly status: 'shown'; readonly text: string; readonly onDismiss: () => void }

/** The notice that the login page shows after an expiry (D5), until the next login or until it is dismissed. */
export function useExpiryNotice(): ExpiryNoticeModel {
  const endedBy = useStoreSelector((state) => state.session.endedBy)
  const dispatch = useStoreDispatch()
  if (endedBy !== 'expired') return { status: 'none' }
  return { status: 'shown', text: m.auth_session_expired(), onDismiss: () => dispatch(expiryDismissed()) }
}
