import type { Client, Clock, Logger, RandomPort, Timers, Visibility } from '@koi/api-core'
import type { PageRestored } from './ports/pageRestored.ts'

/** What a store needs from its page. */
export interface StoreDeps {
  readonly client: Client
  readonly clock: Clock
  readonly timers: Timers
  readonly visibility: Visibility
  readonly restored: PageRestored
  readonly random: RandomPort
  readonly logger: Logger
}
