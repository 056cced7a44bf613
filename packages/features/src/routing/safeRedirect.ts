/** Placeholder origin: a path is safe when it stays on it. */
const here = 'https://koi.invalid'

/**
 * The path to follow after login, or `fallback` when `path` is anything but a path of this origin (D16): another
 * host, a scheme, a backslash or control character, or a page for guests that would send the member round again.
 */
export function safeRedirect(path: string | null | undefined, fallback = '/home'): string {
  if (!path || !path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return fallback
  if (!URL.canParse(path, here)) return fallback
  const url = new URL(path, here)
  if (url.origin !== here || url.pathname.startsWith('//')) return fallback
  if (url.pathname === '/login' || url.pathname === '/register') return fallback
  return url.pathname + url.search + url.hash
}
