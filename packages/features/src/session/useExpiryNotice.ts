import { m } from '@koi/i18n'
import { expiryDismissed, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useEffect, useEffectEvent } from 'react'
import { loginPath } from '../routing/redirects.ts'
import type { Navigate } from '../routing/address.ts'

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

/**
 * Sends the player to login when the session expires, to come back to where they were: once an epoch (D5). Use it once, in
 * the layout that all routes share.
 */
export function useExpiryRedirect({ navigate }: { readonly navigate: Navigate }): void {
  const redirecting = useStoreSelector((state) => state.session.redirecting)
  const redirect = useEffectEvent(() => {
    void navigate(loginPath(location.pathname + location.search), { replace: true })
  })
  useEffect(() => {
    if (redirecting) redirect()
  }, [redirecting])
}
