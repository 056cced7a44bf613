import type { Endpoint } from '../endpoint/endpoint.ts'
import type { SchemaInput, SchemaOutput } from '../endpoint/standardSchema.ts'
import type { Session } from '../session/session.ts'
import type { CallOptions } from './callOptions.ts'

/** Reaches one backend on behalf of one session. */
export interface Client {
  readonly session: Session
  /**
   * Calls an endpoint and gives its output, validated by the endpoint's schema, or what the option `read` makes of the reply.
   *
   * @throws ApiError, one of the eight kinds of D4
   * @throws TypeError naming the field when the input cannot be encoded; nothing has been sent then
   */
  call<E extends Endpoint, T>(
    endpoint: E,
    input: SchemaInput<E['input']>,
    options: CallOptions & { readonly read: (response: Response) => Promise<T | undefined> },
  ): Promise<T>
  call<E extends Endpoint>(
    endpoint: E,
    input: SchemaInput<E['input']>,
    options?: CallOptions,
  ): Promise<SchemaOutput<E['output']>>
}
