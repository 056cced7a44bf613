import type { Endpoint, SchemaInput } from '@koi/api-core'

/** What a call of the contract is given. */
export type CallInput<E extends Endpoint> = SchemaInput<E['input']>
