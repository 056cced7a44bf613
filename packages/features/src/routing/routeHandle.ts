/** What a route says about itself in react-router's `handle`. */
export interface RouteHandle {
  /** Title of the document and of the page, in the player's language; some pages show another thing by their query. */
  readonly title: (params: URLSearchParams) => string
}
