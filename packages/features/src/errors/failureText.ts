import { m } from '@koi/i18n'
import type { ApiFailure } from '@koi/store'
import { useBrand } from '../runtime/brand.ts'

type RefusalText = (details: Readonly<Record<string, unknown>>, timeZone: string) => string

let refusalTexts: ReadonlyMap<string, RefusalText> = new Map()
let otherText: ((failure: ApiFailure) => string) | null = null

/** A newer release may have taken a chunk away, and the network may be gone: then a general text has to do. */
async function tried(load: () => Promise<void>): Promise<void> {
  await load().catch(() => {})
}

/** Loads what a failure of a kind is told by, before anyone learns of it: most visits never see one. */
export async function loadFailureTexts(kind: ApiFailure['kind']): Promise<void> {
  if (kind === 'network') return
  await tried(async () => {
    otherText ??= (await import('./otherFailureText.ts')).otherFailureText
  })
  if (kind !== 'refused' || refusalTexts.size > 0) return
  await tried(async () => {
    refusalTexts = new Map(Object.entries((await import('./refusalText.ts')).refusalText))
  })
}

/**
 * The text for a failed call: a translated text for each error code of the contract, the unchanged text of a foreign
 * backend, and a general text for every other kind. Times are shown in `timeZone`.
 */
export function failureText(failure: ApiFailure, { timeZone }: { timeZone: string }): string {
  const { kind, code = '', details = {}, text } = failure
  if (kind === 'network') return m.errors_network()
  if (kind === 'refused' && text !== undefined) return text
  const refusal = kind === 'refused' ? refusalTexts.get(code)?.(details, timeZone) : undefined
  return refusal ?? otherText?.(failure) ?? m.errors_unexpected()
}

/** `failureText` with times in the brand's time zone. */
export function useFailureText(): (failure: ApiFailure) => string {
  const { timeZone } = useBrand()
  return (failure) => failureText(failure, { timeZone })
}
