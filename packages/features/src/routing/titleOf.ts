import type { RouteHandle } from './routeHandle.ts'

function isHandle(handle: unknown): handle is RouteHandle {
  return (
    typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'function'
  )
}

/** The title of the innermost matched route that has one. */
export function titleOf(handles: readonly unknown[], params: URLSearchParams): string | null {
  return handles.findLast(isHandle)?.title(params) ?? null
}
