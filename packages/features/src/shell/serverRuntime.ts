import type { FetchPort } from '@koi/api-core'
import { STORAGE_KEYS } from '@koi/api-core/constants'
import type { BrandModule } from '@koi/brand'
import type { Locale } from '@koi/i18n'
import type { FormFactor } from '@koi/ui'
import type { Runtime } from '../runtime/runtime.ts'
import { createRuntime } from './createRuntime.ts'

/** A device that no player has: every page drawn on the server comes from it. */
const deviceId = 'web--0000000000000-0000000000000'

/** Makes a session of a member that no server knows. */
const noToken = 'none'

/** What a page is drawn for. */
export interface ServerRuntimeOptions {
  readonly brand: BrandModule
  readonly formFactor: FormFactor
  readonly locale: Locale
  /** Asks the API. */
  readonly fetch: FetchPort
  /** The time that the page shows, in ms. */
  readonly at: number
  /** Whether a member sees it, of whom nothing is known yet; a guest does if not given. */
  readonly isMember?: boolean
}

function emptyStorage(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** Puts a page together for a player who has chosen nothing yet, without a browser. It is never started. */
export function createServerRuntime({
  brand,
  formFactor,
  locale,
  fetch,
  at,
  isMember = false,
}: ServerRuntimeOptions): Runtime {
  return createRuntime({
    brand,
    formFactor,
    languages: [locale],
    tabs: null,
    restored: { subscribe: () => () => {} },
    address: { href: () => 'http://page.invalid/', replace: () => {} },
    installOffer: { event: null, changed: () => {} },
    ports: {
      fetch,
      upload: undefined,
      sessionStorage: emptyStorage(isMember ? { [STORAGE_KEYS.token]: noToken } : {}),
      localStorage: emptyStorage({ uuid: deviceId }),
      clock: { now: () => at },
      timers: { after: () => () => {} },
      random: crypto,
      logger: console,
      visibility: { hidden: () => false, subscribe: () => () => {} },
      userAgent: '',
    },
  })
}
