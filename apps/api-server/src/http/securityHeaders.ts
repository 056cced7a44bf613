/** Headers of every reply of the API: nothing is stored, sniffed, framed or run (D22). */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
]
