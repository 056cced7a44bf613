import type { StandardSchema } from './standardSchema.ts'

/**
 * How a call's input travels: nothing, query string, form-encoded body or multipart body (specification, section 7). A GET
 * has no body: its form goes into the query, and with multipart the platform refuses it, which is a `NetworkError`.
 */
export type Encoding = 'none' | 'query' | 'form' | 'multipart'

/**
 * What a call does to the world. `read` may be repeated by the retry rule when its method is GET; `write` is never
 * repeated; `money` is never repeated and carries an idempotency key (D3, D4).
 */
export type Effect = 'read' | 'write' | 'money'

/** Who may call: anyone, anyone with more for members, or members only (D16). */
export type Access = 'public' | 'optional' | 'member'

/** One call of the backend, as plain data; `defineEndpoint` shows one. */
export interface Endpoint<
  Input extends StandardSchema = StandardSchema,
  Output extends StandardSchema = StandardSchema,
  Code extends string = string,
> {
  /** Dotted name, unique in the contract: `wallet.transfer`. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: `/api/${string}`
  /** `specification` for the calls a foreign backend is known to have, `extension` for those Koi adds (D21). */
  readonly origin: 'specification' | 'extension'
  readonly access: Access
  readonly encoding: Encoding
  readonly effect: Effect
  /** `begin` when a successful reply starts a new session epoch, `end` when it ends the present one (D5). */
  readonly session?: 'begin' | 'end'
  readonly input: Input
  readonly output: Output
  /** Refusal codes this call may answer beside those that every call may. */
  readonly errors: readonly Code[]
  /** One sentence for the generated reference. */
  readonly summary: string
}
