import {
  createPath,
  parsePath,
  type Location,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'

/** The history that a router moves in. */
export type PageHistory = ReturnType<typeof createBrowserHistory>

export interface Target {
  readonly history: PageHistory
  readonly from: Location
  /** Its path is absolute; without one, it changes the query of where the player is. */
  readonly to: To | null
  /** What the entry of the history keeps. */
  readonly state: unknown
}

/**
 * Where a target leads, encoded as the browser does. Its key comes with its entry of the history.
 *
 * @throws Error when it leads off the site.
 */
export function destination({ history, from, to, state }: Target): Location {
  const {
    pathname = from.pathname,
    search = '',
    hash = '',
  } = (typeof to === 'string' ? parsePath(to) : to) ?? {}
  const href = createPath({ pathname, search, hash })
  // As a browser reads it, to which two slashes of either kind begin the name of a host: the history takes them for a path.
  const site = history.createURL('/')
  if (new URL(href, site).origin !== site.origin) throw new Error('A move may not lead off the site.')
  return { ...history.encodeLocation(href), state, key: '' }
}
