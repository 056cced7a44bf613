/**
 * The query part of the address as a screen's state, so that deep links and the back button work. react-router's
 * `const [params, setParams] = useSearchParams()` gives both.
 */
export interface UrlState {
  readonly params: URLSearchParams
  readonly setParams: (next: URLSearchParams, options?: { replace?: boolean }) => void
}
