import { m } from '@koi/i18n'
import type { ApiFailure } from '@koi/store'
import { useBrand } from '../runtime/brand.ts'

type RefusalText = (details: Readonly<Record<string, unknown>>, timeZone: string) => string

let refusalTexts: ReadonlyMap<string, RefusalText> = new Map()

/** Loads the texts of refusals, which most visits never see. Where they cannot be had, a general text names the code. */
export async function loadRefusalTexts(): Promise<void> {
  if (refusalTexts.size > 0) return
  try {
    const { refusalText } = await import('./refusalText.ts')
    refusalTexts = new Map(Object.entries(refusalText))
  } catch {
    // A newer release has taken the chunk away, or the network is gone.
  }
}

/**
 * The text for a failed call: a translated text for each error code of the contract, the unchanged text of a foreign
 * backend, and a general text for every other kind. Times are shown in `timeZone`.
 */
export function failureText(failure: ApiFailure, { timeZone }: { timeZone: string }): string {
  switch (failure.kind) {
    case 'refused': {
      if (failure.text !== undefined) return failure.text
      const code = failure.code ?? ''
      return refusalTexts.get(code)?.(failure.details ?? {}, timeZone) ?? m.errors_refused({ code })
    }
    case 'http':
      return failure.status === 429
        ? m.errors_too_many_requests()
        : m.errors_http({ status: failure.status ?? 0 })
    case 'timeout':
      return m.errors_timeout()
    case 'network':
      return m.errors_network()
    case 'aborted':
      return m.errors_aborted()
    case 'malformed-reply':
    case 'schema':
      return m.errors_malformed()
    case 'session-expired':
      return m.errors_session_expired()
    default:
      return m.errors_unexpected()
  }
}

/** `failureText` with times in the brand's time zone. */
export function useFailureText(): (failure: ApiFailure) => string {
  const { timeZone } = useBrand()
  return (failure) => failureText(failure, { timeZone })
}
