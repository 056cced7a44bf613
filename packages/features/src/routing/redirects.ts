import { matchPath } from 'react-router-dom'
import { pages, routes } from './pages.ts'

/** Placeholder origin: a path is safe when it stays on it. */
const here = 'https://koi.invalid'

const guestPaths: ReadonlySet<string> = new Set(
  Object.values(pages).flatMap(({ access, path }) => (access === 'guest' ? [path] : [])),
)

/**
 * The path to follow after login, or `fallback` when `path` is anything but a path of this origin (D16): another
 * host, a scheme, a backslash or control character, or a page for guests that would send the member round again.
 */
export function safeRedirect(path: string | null | undefined, fallback: string = routes.home): string {
  if (!path || !path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return fallback
  if (!URL.canParse(path, here)) return fallback
  const url = new URL(path, here)
  if (url.origin !== here || url.pathname.startsWith('//')) return fallback
  if (guestPaths.has(url.pathname)) return fallback
  return url.pathname + url.search + url.hash
}

/** Where a login with this query leads: to where it was asked for, or home (D16). */
export function afterLogin(search: string): string {
  return safeRedirect(new URLSearchParams(search).get('redirect'))
}

/** Where a guest on a page of theirs, as login, is led once they are a member; null on any other page. */
export function pathAfterLogin({ pathname, search }: { pathname: string; search: string }): string | null {
  return guestPaths.has(pathname) ? afterLogin(search) : null
}

/** The page of finance that an old address leads to (D16), by what follows `/user/finance/` in it. */
export function financePath(rest = ''): string {
  return `/finance/${rest}`
}

/** Where an old address of the finance pages leads, `/user/finance/deposit` to `/finance/deposit`; others stay. */
export function movedPath(path: string): string {
  const old = matchPath(`${routes.user}/finance/*`, path)
  return old ? financePath(old.params['*']) : path
}

/** Where a form leads when it is done: to the page that asked for it with `withBack`, else to `fallback`. */
export function backPath(params: URLSearchParams, fallback: string): string {
  return safeRedirect(params.get('back'), fallback)
}

/** A form's path that leads back to `from`, a path with its query, when it is done. */
export function withBack(path: string, from: string): string {
  return `${path}?${new URLSearchParams({ back: safeRedirect(from) }).toString()}`
}

/** The login page that comes back to `from`, a path with its query (D16). */
export function loginPath(from: string): string {
  return pathAndBack(routes.login, from)
}

/** The registration that leads on to `from`, a path with its query. */
export function registerPath(from: string): string {
  return pathAndBack(routes.register, from)
}

function pathAndBack(path: string, from: string): string {
  const target = safeRedirect(from, routes.home)
  return target === routes.home || target === routes.root
    ? path
    : `${path}?${new URLSearchParams({ redirect: target }).toString()}`
}
