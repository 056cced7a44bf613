import type { Client, Clock, Logger, RandomPort, StoragePort, Timers, Visibility } from '@koi/api-core'
import type { ServerClock } from '@koi/api-core/dates'
import type { BrandModule } from '@koi/brand'
import type { makeStore } from '@koi/store'
import type { FormFactor } from '@koi/ui'
import { createContext, use } from 'react'
import type { AppUpdates } from './appUpdates.ts'
import type { IdleWatch } from './idleWatch.ts'
import type { InstallOffer } from './installOffer.ts'
import type { SiteClosed } from './siteClosed.ts'
import type { PreferencesStore } from './preferencesStore.ts'
import type { TabLink } from './tabLink.ts'

/** Everything that one page is put together from. Hooks reach it by `useRuntime`. */
export interface Runtime {
  readonly brand: BrandModule
  readonly formFactor: FormFactor
  readonly client: Client
  readonly page: ReturnType<typeof makeStore>
  readonly preferences: PreferencesStore
  readonly idle: IdleWatch
  /** The other tabs of this browser. */
  readonly tabs: TabLink
  readonly serverClock: ServerClock
  readonly clock: Clock
  readonly timers: Timers
  readonly random: RandomPort
  readonly logger: Logger
  readonly visibility: Visibility
  readonly sessionStorage: StoragePort
  readonly localStorage: StoragePort
  readonly userAgent: string
  readonly installOffer: InstallOffer
  readonly siteClosed: SiteClosed
  readonly updates: AppUpdates
  /** Follows the session, beats, watches for idleness. */
  start(): void
  stop(): void
}

export const RuntimeContext = createContext<Runtime | null>(null)

/**
 * The page this component lives in. The brand is reached by `useBrand`.
 *
 * @throws Error outside `AppProviders`.
 */
export function useRuntime(): Omit<Runtime, 'brand'> {
  const runtime = use(RuntimeContext)
  if (runtime) return runtime
  throw new Error('There is no runtime here: wrap the shell in <AppProviders runtime={createRuntime(…)}>.')
}
