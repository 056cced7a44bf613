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
  /** `draft` for a call that the server does not answer yet: it refuses it with `not-available`. */
  readonly status?: 'draft'
  /** `begin` when a successful reply starts a new session epoch, `end` when it ends the present one (D5). */
  readonly session?: 'begin' | 'end'
  readonly input: Input
  readonly output: Output
  /** Refusal codes this call may answer beside those that every call may. */
  readonly errors: readonly Code[]
  /** One sentence for the generated reference. */
  readonly summary: string
}

/**
 * Describes one call. It returns its argument, with the types of the schemas and codes kept.
 *
 * @example
 * ```ts
 * import * as v from 'valibot'
 *
 * const balance = defineEndpoint({
 *   name: 'member.balance', method: 'GET', path: '/api/findmed/v1/member/balance',
 *   origin: 'specification', access: 'member', encoding: 'none', effect: 'read',
 *   input: v.object({}), output: v.object({ central: v.string() }), errors: [],
 *   summary: 'Balances of the central wallet and all venue wallets.',
 * })
 * ```
 */
export function defineEndpoint<
  Input extends StandardSchema,
  Output extends StandardSchema,
  const Code extends string = never,
>(endpoint: Endpoint<Input, Output, Code>): Endpoint<Input, Output, Code> {
  return endpoint
}

/** Who may call: anyone, anyone with more for members, or members only (D16). */
export type Access = 'public' | 'optional' | 'member'

/**
 * What a call does to the world. `read` may be repeated by the retry rule when its method is GET; `write` is never
 * repeated; `money` is never repeated and carries an idempotency key (D3, D4).
 */
export type Effect = 'read' | 'write' | 'money'

/**
 * How a call's input travels: nothing, query string, form-encoded body or multipart body (specification, section 7). A GET
 * has no body: its form goes into the query, and with multipart the platform refuses it, which is a `NetworkError`.
 */
export type Encoding = 'none' | 'query' | 'form' | 'multipart'

/**
 * The part of the Standard Schema v1 interface that api-core reads, written out so that the package needs no
 * dependency. Valibot, Zod and ArkType schemas all fit it.
 *
 * @example
 * ```ts
 * const text: StandardSchema<unknown, string> = {
 *   '~standard': {
 *     version: 1,
 *     vendor: 'own',
 *     validate: (value) => (typeof value === 'string' ? { value } : { issues: [{ message: 'no text' }] }),
 *   },
 * }
 * await text['~standard'].validate(5) // { issues: [{ message: 'no text' }] }
 * ```
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/** What a schema answers: the parsed value, or the issues that keep it from fitting. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

/** One reason why a value does not fit, with the path to it. */
export interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** The type a caller hands to a schema. */
export type SchemaInput<S> = S extends StandardSchema<infer Input, unknown> ? Input : never

/** The type a schema gives back. */
export type SchemaOutput<S> = S extends StandardSchema<unknown, infer Output> ? Output : never
