import { createBrowserRouter } from 'react-router-dom'
import { routeTree } from './routeTree.tsx'

/** The router of the desktop shell. */
export function createRouter() {
  return createBrowserRouter(routeTree)
}
