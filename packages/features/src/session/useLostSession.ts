import { isGameContainer, memberApi, useStoreSelector } from '@koi/store'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pendingIntents } from '../money/pendingIntents.ts'
import type { Navigate } from '../routing/address.ts'
import { loginPath } from '../routing/redirects.ts'
import { useRuntime } from '../runtime/runtime.ts'

/** A session that was lost while the page was open. */
export interface LostSession {
  /** Whether the page asks to log in again over what it shows. */
  readonly asked: boolean
  /** Leaves the page for the login. */
  readonly onLeave: () => void
}

/**
 * What becomes of a page whose session expires: it stays, with all that was typed, and asks to log in again; a game is left
 * for the login, to come back to. When another member logs in over the page, all of it begins anew. Use it once a
 * page, and have it there before the first reply to a member.
 */
export function useLostSession({
  navigate,
  restart,
}: {
  readonly navigate: Navigate
  /** Loads the site anew. */
  readonly restart: () => void
}): LostSession {
  const runtime = useRuntime()
  const { pathname, search } = useLocation()
  const { status, redirecting } = useStoreSelector((state) => state.session)
  const { currentData: member } = memberApi.endpoints.member.useQueryState()
  const [known, setKnown] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const inGame = redirecting && isGameContainer(pathname)
  if (redirecting && !inGame && !asked) setAsked(true)
  // Logged in again, or the page was left.
  const over = asked && !redirecting && (status === 'guest' || member !== undefined)
  const replaced = over && known !== null && member !== undefined && member.id !== known
  if (over && !replaced) setAsked(false)
  if (!asked && member !== undefined && member.id !== known) setKnown(member.id)
  const leave = useEffectEvent(() => {
    void navigate(loginPath(pathname + search), { replace: true })
  })
  useEffect(() => {
    if (inGame) leave()
  }, [inGame])
  const startAnew = useEffectEvent(() => {
    pendingIntents(runtime).clear()
    restart()
  })
  useEffect(() => {
    if (replaced) startAnew()
  }, [replaced])
  return {
    asked,
    onLeave: () => void navigate(loginPath(pathname + search), { replace: true }),
  }
}
