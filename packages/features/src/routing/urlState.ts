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
