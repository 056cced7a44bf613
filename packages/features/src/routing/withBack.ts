import { safeRedirect } from './safeRedirect.ts'

/** A form's path that leads back to `from`, a path with its query, when it is done. */
export function withBack(path: string, from: string): string {
  return `${path}?${new URLSearchParams({ back: safeRedirect(from) }).toString()}`
}
