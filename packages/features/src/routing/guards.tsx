import { isGameContainer, useStoreSelector } from '@koi/store'
import { useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime.ts'
import { isForMembers, routes, type PageAccess } from './pages.ts'
import { PagePending } from './PagePending.tsx'
import { Redirect } from './Redirect.tsx'
import { afterLogin, financePath, loginPath } from './redirects.ts'

/**
 * The route element of members' pages: a guest goes to login and comes back (D16), unless another tab is logged in; a member
 * who logs out here goes home. With the access `member-or-demo` it lets `?mode=demo` pass.
 */
export function RequireMember({ access = 'member' }: { access?: PageAccess }) {
  const { status, endedBy, redirecting } = useStoreSelector((state) => state.session)
  const { key, pathname, search } = useLocation()
  const { tabs } = useRuntime()
  const isAsking = () => tabs.state() !== 'settled'
  const asking = useSyncExternalStore(tabs.subscribe, isAsking, isAsking)
  // The visit that was shown to a member: only where they logged out are they sent home from.
  const [shown, setShown] = useState<string | null>(null)
  if (status === 'member' && shown !== key) setShown(key)
  if (status === 'member' || !isForMembers(access, search)) return <Outlet />
  // `MemberWatch` asks to log in again over the page, or leads to login from a game.
  if (redirecting) return isGameContainer(pathname) ? null : <Outlet />
  if (asking) return <PagePending />
  if (endedBy === 'logout' && shown === key) return <Redirect to={routes.home} />
  return <Redirect to={loginPath(pathname + search)} />
}

/** The route element of games, which are played in demo mode by everybody. */
export function RequireMemberOrDemo() {
  return <RequireMember access="member-or-demo" />
}

/**
 * The route element of /login and /register: a member goes on to where login was asked for, or home (D16). It is also what
 * leads away after a login, so that no form has to.
 */
export function GuestOnly() {
  const status = useStoreSelector((state) => state.session.status)
  const { search } = useLocation()
  if (status === 'guest') return <Outlet />
  return <Redirect to={afterLogin(search)} />
}

/** The route element of `/user/finance/*`: the finance pages live under `/finance` (D16). */
export function LegacyFinance() {
  const { search, hash } = useLocation()
  const { '*': rest } = useParams()
  return <Redirect to={financePath(rest) + search + hash} />
}
