/**
 * The policy of the reference page. Scripts come from files of our own origin and nothing is evaluated; its library puts
 * style elements into the page, which this page alone allows (docs/decisions/0104-api-reference.md).
 */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
