/** Goes to a path of this shell. react-router's `useNavigate()` fits it. */
export type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void | Promise<void>

/** How a change of the address counts: as a step of its own or not, and whether the page stays where it was scrolled to. */
export interface UrlChange {
  readonly replace?: boolean
  readonly preventScrollReset?: boolean
}

/**
 * The query part of the address as a screen's state, so that deep links and the back button work. react-router's
 * `const [params, setParams] = useSearchParams()` gives both.
 */
export interface UrlState {
  readonly params: URLSearchParams
  readonly setParams: (next: URLSearchParams, options?: UrlChange) => void
}

/** A whole number in the query; null when it is missing or anything else. */
export function numberParam(params: URLSearchParams, key: string): number | null {
  const text = params.get(key)
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** The query with some keys set anew; an empty or null value removes its key. */
export function withParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | number | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(key)
    else next.set(key, String(value))
  }
  return next
}
