import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type DataRouter,
  type RouteObject,
} from 'react-router-dom'
import { createPageRouter } from '../routing/pageRouter/createPageRouter.ts'

/** The shells' router with a history in memory; the first page is the last of `initialEntries`. */
export function memoryRouter(
  routes: readonly RouteObject[],
  { initialEntries = ['/'] }: Parameters<typeof createMemoryHistory>[0] = {},
): DataRouter {
  return createPageRouter({ routes, history: createMemoryHistory({ initialEntries }) })
}
