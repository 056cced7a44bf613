import type { Context } from '../services/context.ts'
import type { Locale } from '../services/locale.ts'

/** One request, as a handler sees it. */
export interface Call {
  readonly ctx: Context
  readonly locale: Locale
  readonly device: string
  readonly member: { readonly memberId: string; readonly sessionId: string } | null
  readonly idempotencyKey: string | null
  /** Origin of the shell that asks. */
  readonly shellOrigin: string
  /** Sends a new token in the `id` header. */
  setToken(token: string): void
}
