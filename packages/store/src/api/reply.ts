import type { Endpoint, SchemaOutput } from '@koi/api-core'

/** What a call of the contract gives back. */
export type Reply<E extends Endpoint> = SchemaOutput<E['output']>
