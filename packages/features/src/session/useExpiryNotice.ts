import { m } from '@koi/i18n'
import { expiryDismissed, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useEffect, useEffectEvent } from 'react'
import { loginPath } from '../routing/loginPath.ts'
import type { ExpiryNoticeModel, ExpiryNoticeOptions } from './expiryNoticeModel.ts'

/**
 * Follows the one expiry of an epoch (D5): sends the player to login, to come back to where they were, and gives the one
 * notice. Use it once, in the layout that all routes share.
 */
export function useExpiryNotice({ navigate }: ExpiryNoticeOptions): ExpiryNoticeModel {
  const { endedBy, redirecting } = useStoreSelector((state) => state.session)
  const dispatch = useStoreDispatch()

  const redirect = useEffectEvent(() => {
    void navigate(loginPath(location.pathname + location.search), { replace: true })
  })
  useEffect(() => {
    if (redirecting) redirect()
  }, [redirecting])

  if (endedBy !== 'expired') return { status: 'none' }
  return { status: 'shown', text: m.auth_session_expired(), onDismiss: () => dispatch(expiryDismissed()) }
}
