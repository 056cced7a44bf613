import { safeRedirect } from './safeRedirect.ts'

/** Where a form leads when it is done: to the page that asked for it with `withBack`, else to `fallback`. */
export function backPath(params: URLSearchParams, fallback: string): string {
  return safeRedirect(params.get('back'), fallback)
}
