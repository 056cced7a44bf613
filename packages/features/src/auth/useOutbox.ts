import { authApi } from '@koi/store'
import { useRuntime } from '../app/useRuntime.ts'

/** The address of the sandbox outbox, of one number where the form knows it. */
export function useOutbox(): (to?: { readonly area: string; readonly phone: string }) => string {
  const { brand } = useRuntime()
  const { data: info } = authApi.endpoints.preInfo.useQuery()
  return (to) => {
    const outbox = new URL('/outbox', info?.sandboxOrigin ?? brand.sandboxOrigin)
    if (to) outbox.search = new URLSearchParams({ area: to.area, phone: to.phone }).toString()
    return outbox.href
  }
}
