/** Headers of every reply of the API: nothing is stored, sniffed, framed or run (D22). */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
]

/** The policy of JSON replies. */
export const jsonPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of the reference page. */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
  "trusted-types 'none'"
