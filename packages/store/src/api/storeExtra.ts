import type { Client, Logger } from '@koi/api-core'

/** What thunks and endpoints are given beside the store. */
export interface StoreExtra {
  readonly client: Client
  readonly logger: Logger
}
