import type { Client, Clock, Logger, RandomPort, StoragePort, Timers, Visibility } from '@koi/api-core'
import type { ServerClock } from '@koi/api-core/dates'
import type { makeStore } from '@koi/store'
import type { PreferencesStore } from '../preferences/createPreferences.ts'
import type { IdleWatch } from '../session/createIdleWatch.ts'
import type { FormFactor } from '@koi/ui'
import type { BrandModule } from '@koi/brand'

/** Everything that one page is put together from. Hooks reach it by `useRuntime`. */
export interface Runtime {
  readonly brand: BrandModule
  readonly formFactor: FormFactor
  readonly client: Client
  readonly page: ReturnType<typeof makeStore>
  readonly preferences: PreferencesStore
  readonly idle: IdleWatch
  readonly serverClock: ServerClock
  readonly clock: Clock
  readonly timers: Timers
  readonly random: RandomPort
  readonly logger: Logger
  readonly visibility: Visibility
  readonly sessionStorage: StoragePort
  readonly localStorage: StoragePort
  readonly userAgent: string
  /** Follows the session, beats, watches for idleness. */
  start(): void
  stop(): void
}
