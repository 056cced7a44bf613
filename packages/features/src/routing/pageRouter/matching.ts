import { matchRoutes, type DataRouter, type Location } from 'react-router-dom'

type Matches = DataRouter['state']['matches']

/** So many paths are kept with what they match. */
const keptPaths = 50

/** What a path matches. To find it, react-router ranks all routes anew, so it is kept for the paths of late. */
export function createMatching(routes: DataRouter['routes']): (location: Location) => Matches {
  const kept = new Map<string, Matches>()
  return ({ pathname }) => {
    const known = kept.get(pathname)
    if (known) return known
    if (kept.size >= keptPaths) kept.clear()
    const matches = matchRoutes(routes, pathname) ?? []
    kept.set(pathname, matches)
    return matches
  }
}
