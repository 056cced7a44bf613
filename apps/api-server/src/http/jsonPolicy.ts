/** The policy of JSON replies. */
export const jsonPolicy = "default-src 'none'; frame-ancestors 'none'"
