import type { Clock, StoragePort } from '@koi/api-core'

/** What a guarded reload needs of the page. */
export interface ReloadPort {
  readonly clock: Clock
  /** Outlives the reload. One that refuses must throw: a stand-in in memory would forget the reload, and let it loop. */
  readonly storage: Pick<StoragePort, 'getItem' | 'setItem'>
  readonly reload: () => void
}
