import { matchRoutes, type DataRouter, type Location } from 'react-router-dom'
import { isWaiting } from './dataRoutes.ts'

type Matches = DataRouter['state']['matches']

/** So many paths are kept with what they match. */
const keptPaths = 50

/**
 * What a path matches. To find it, react-router ranks all routes anew, so it is kept for the paths of late, once its chunks
 * are there: hooks read what they brought from another list than the one before.
 */
export function createMatching(routes: DataRouter['routes']): (location: Location) => Matches {
  const kept = new Map<string, Matches>()
  return ({ pathname }) => {
    const known = kept.get(pathname)
    if (known) return known
    const matches = matchRoutes(routes, pathname) ?? []
    if (matches.some(isWaiting)) return matches
    if (kept.size >= keptPaths) kept.clear()
    kept.set(pathname, matches)
    return matches
  }
}
