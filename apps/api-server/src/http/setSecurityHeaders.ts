import type { Context } from 'hono'
import { jsonPolicy } from './jsonPolicy.ts'
import { securityHeaders } from './securityHeaders.ts'

/** Puts the headers of every JSON reply on the reply to come (D22). */
export function setSecurityHeaders(c: Context): void {
  for (const [name, value] of securityHeaders) c.header(name, value)
  c.header('content-security-policy', jsonPolicy)
}
