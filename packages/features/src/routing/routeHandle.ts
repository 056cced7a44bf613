/** What a route says about itself in react-router's `handle`. */
export interface RouteHandle {
  /** Title of the document and of the page, in the player's language. */
  readonly title: () => string
}
