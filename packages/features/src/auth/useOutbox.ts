import { authApi } from '@koi/store'
import { useBrand } from '../runtime/brand.ts'

/** What the sandbox outbox is filtered by: a phone, or a mail address that is empty where the player fills it in, or nothing. */
export type OutboxFilter =
  | { readonly area: string; readonly phone: string }
  | { readonly mail: string }
  | Readonly<Record<string, never>>

/** The address of the sandbox outbox for what was sent; null before that, until the server has told it, and without a sandbox. */
export function useOutboxUrl(sent: OutboxFilter | null): string | null {
  const brand = useBrand()
  const { data: info } = authApi.endpoints.preInfo.useQuery()
  if (!info || !sent || !brand.features.sandbox) return null
  const outbox = new URL('/outbox', info.sandboxOrigin)
  outbox.search = new URLSearchParams({ ...sent }).toString()
  return outbox.href
}
