import { matchRoutes, type RouteObject } from 'react-router-dom'
import { accessOf, screenFile, type ScreenFiles } from '../routing/pageRoutes.tsx'
import { pages, type PageId } from '../routing/pages.ts'

/**
 * What is wrong with the routes of a shell, one line each: every page needs a file with its screen and a
 * route with its own chunk and guard, and every other path leads to the page that says so. `redirects` are pages that only lead on to another.
 */
export function routeFaults(
  tree: RouteObject[],
  files: ScreenFiles,
  redirects: readonly PageId[] = [],
): readonly string[] {
  const branchOf = (path: string) => (matchRoutes(tree, path) ?? []).map(({ route }) => route)
  const faults = Object.entries(pages).flatMap(([id, { path, access, screen }]) => {
    const branch = branchOf(path.replace(':id', '1'))
    const leaf = branch.at(-1)
    if (leaf?.path !== path) return [`${path} matches ${leaf?.path}`]
    const own: string[] = []
    const guard = branch.map(accessOf).find((own) => own !== 'open') ?? 'open'
    if (guard !== access) own.push(`${path} is ${guard}, not ${access}`)
    if (redirects.some((redirect) => redirect === id)) return own
    if (!screenFile(files, screen)) own.push(`${path} has no file ${screen}.tsx`)
    if (!leaf.lazy) own.push(`${path} has no chunk of its own`)
    return own
  })
  const known = { '/user/finance/transfer': '/user/finance/*', '/no/such/page': '*' }
  const others = Object.entries(known).flatMap(([path, expected]) =>
    branchOf(path).at(-1)?.path === expected ? [] : [`${path} does not match ${expected}`],
  )
  return [...faults, ...others]
}
